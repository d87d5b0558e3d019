import { officeFactTexts } from '#features/facts/texts/office-facts.ts';
import { NewFact } from '#features/facts/web/new-fact.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import type { Route } from './+types/new-fact.ts';

const texts = officeFactTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.adding.title)];

/** `/admin/facts/new` */
export default function NewFactScreen() {
  return (
    <>
      <div className="pt-4">
        <BackLink to="/admin/facts">{texts.back}</BackLink>
      </div>
      <PageHeader title={texts.adding.title} lead={texts.adding.lead} className="pt-2! md:pt-2!" />
      <NewFact />
    </>
  );
}
