import { assistantTexts } from '#features/assistant/texts/assistant.ts';
import { AssistantScreen } from '#features/assistant/web/assistant-screen.tsx';
import { SiteFrame } from '#features/site/web/site-frame.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { shareCard } from '#platform/browser/share-card.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { useEdges } from '../../frames/use-edges.tsx';
import type { Route } from './+types/money.ts';

export const meta: Route.MetaFunction = (args) => [
  pageTitle(args.matches, assistantTexts.title),
  ...shareCard(args, assistantTexts.title, assistantTexts.lead),
];

/** `/money`: the financial assistant, for everybody. */
export default function Money() {
  return (
    <SiteFrame {...useEdges()}>
      <div className="wrap pt-4 pb-16 md:pb-24">
        <BackLink to="/">{assistantTexts.backToHome}</BackLink>
        <PageHeader title={assistantTexts.title} lead={assistantTexts.lead} className="pt-4! md:pt-4!" />
        <AssistantScreen />
      </div>
    </SiteFrame>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';
