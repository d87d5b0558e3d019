import { petTexts } from '#features/pets/texts.ts';
import { PetChecklist } from '#features/pets/web/pet-checklist.tsx';
import { PetQuestion } from '#features/pets/web/pet-question.tsx';
import { loadContext } from '#features/site/web/load-context.ts';
import { PlainPage } from '#features/site/web/plain-page.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useIsSignedIn, useSession } from '#platform/browser/session.ts';
import { shareCard } from '#platform/browser/share-card.ts';
import { Alert } from '#ui/alert.tsx';
import type { Route } from './+types/pet.ts';

export const meta: Route.MetaFunction = (args) => [
  pageTitle(args.matches, petTexts.title),
  ...shareCard(args, petTexts.title, petTexts.description),
];

export function loader({ context }: Route.LoaderArgs) {
  return { petHost: context.get(loadContext).petHost ?? null };
}

/** `/pet`: a question for the pet service, and what a pet needs for the move. */
export default function Pet({ loaderData: { petHost } }: Route.ComponentProps) {
  const signedIn = useIsSignedIn();
  const { user } = useSession();
  return (
    <PlainPage title={petTexts.title} lead={petTexts.description} signedIn={signedIn} wide>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-8">
          <Alert tone="info" title={petTexts.demo.title} className="no-print">
            {petTexts.demo.detail}
          </Alert>
          {/* Those who sign in next, in another tab too, find nothing of who was here. */}
          <PetQuestion key={user?.id} signedIn={signedIn} host={petHost} />
        </div>
        <PetChecklist />
      </div>
    </PlainPage>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';
