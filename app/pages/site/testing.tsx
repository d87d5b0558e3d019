import { useSearchParams } from 'react-router';
import { galleryTexts } from '#features/gallery/texts.ts';
import { Buttons, Forms, Links, Statuses } from '#features/gallery/web/controls.tsx';
import { Alerts, LoadingStates, Overlays, States, Toasts } from '#features/gallery/web/feedback.tsx';
import { Extremes, MoreParts } from '#features/gallery/web/parts.tsx';
import { SampleFrame, SmallParts, Tables, TabPanels, Tiles } from '#features/gallery/web/structure.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/testing.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, galleryTexts.title),
  { name: 'robots', content: 'noindex' },
];

/** The component gallery, in the applicant's frame or, with `?frame=office`, in the office's. */
export default function Testing() {
  const office = useSearchParams()[0].get('frame') === 'office';
  const { title, lead, frames } = galleryTexts;
  return (
    <SampleFrame office={office}>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <Link to={office ? '/testing' : '/testing?frame=office'}>
            {office ? frames.applicant : frames.office}
          </Link>
        }
      />
      <div className="grid gap-12 lg:grid-cols-2">
        <States />
        <Buttons />
        <Statuses />
        <Forms />
        <Alerts />
        <div className="grid content-start gap-12">
          <Toasts />
          <Overlays />
          <Links />
          <TabPanels />
        </div>
        <Tiles />
        <Tables />
        <Extremes />
        <MoreParts />
        <LoadingStates />
        <SmallParts />
      </div>
    </SampleFrame>
  );
}
