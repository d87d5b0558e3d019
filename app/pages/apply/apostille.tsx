import { apostilleTexts } from '#features/places/texts/apostille.ts';
import { ApostilleRouter } from '#features/places/web/apostille-router.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/apostille.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, apostilleTexts.title)];

export default function Apostille() {
  return (
    <>
      <div className="no-print pt-3">
        <BackLink to="/visa-process#documents">{apostilleTexts.back}</BackLink>
      </div>
      <PageHeader title={apostilleTexts.title} lead={apostilleTexts.lead} className="pt-2! md:pt-4!" />
      <ApostilleRouter />
    </>
  );
}
