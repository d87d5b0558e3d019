import { guideTexts } from '#domain/texts/guide.ts';
import { GuideOverview } from '../../features/guide/guide-overview.tsx';
import { PlainPage } from '../../features/site/plain-page.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import { useIsSignedIn } from '../../lib/session.ts';
import type { Route } from './+types/visa-process.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, guideTexts.title)];

export default function VisaProcess() {
  const signedIn = useIsSignedIn();
  return (
    <PlainPage title={guideTexts.title} lead={guideTexts.lead} signedIn={signedIn}>
      <GuideOverview />
    </PlainPage>
  );
}
