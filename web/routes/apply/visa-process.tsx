import { guideTexts } from '#domain/texts/guide.ts';
import { GuideOverview } from '../../features/guide/guide-overview.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import { Link } from '../../ui/link.tsx';
import { BackLink, PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/visa-process.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, guideTexts.title)];

export default function VisaProcess() {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 pt-3">
        <BackLink to="/dashboard">{guideTexts.back}</BackLink>
        <Link to="/contact" className="inline-flex min-h-control items-center">
          {guideTexts.contact}
        </Link>
      </div>
      <PageHeader title={guideTexts.title} lead={guideTexts.lead} className="pt-4! md:pt-4!" />
      <GuideOverview />
    </>
  );
}
