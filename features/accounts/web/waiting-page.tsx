import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Brand } from '#ui/brand.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PreferencesButton } from '#ui/preferences-button.tsx';
import { Loading } from '#ui/skeleton.tsx';

/** A whole page of waiting: a moment before we know who is there, or for ever where nothing can find it out. Its header has what every header has. */
export function WaitingPage({ label }: { label: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex min-h-header items-center">
        <Brand />
        <PreferencesButton className="-mr-2 ml-auto" />
      </header>
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center">
        <Loading label={label} className="scripted" />
        <p className="wrap hidden max-w-read noscript:block">{uiTexts.needsScript}</p>
        <div className="when-missing wrap max-w-read justify-items-start gap-4">
          <p role="alert">{uiTexts.missingScript}</p>
          {/* The address as it is: this has to work without any script. */}
          <ButtonLink href="">{uiTexts.tryAgain}</ButtonLink>
        </div>
      </main>
    </div>
  );
}
