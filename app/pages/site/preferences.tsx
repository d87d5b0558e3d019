import { PlainPage } from '#features/site/web/plain-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { preferencesTexts } from '#platform/shared/texts/preferences.ts';
import { Card } from '#ui/card.tsx';
import { PreferencesForm } from '#ui/preferences-form.tsx';
import type { Route } from './+types/preferences.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, preferencesTexts.title),
  { name: 'robots', content: 'noindex' },
];

/** `/preferences`: what "Aa" opens elsewhere, as a page, for landing pages that run no script which could open it. */
export default function Preferences() {
  const signedIn = useIsSignedIn();
  return (
    <PlainPage title={preferencesTexts.title} signedIn={signedIn} wide>
      <Card aria-label={preferencesTexts.title} className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
        <PreferencesForm />
      </Card>
    </PlainPage>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';
