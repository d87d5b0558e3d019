import { X } from 'lucide-react';
import { chooseLanguage } from '#platform/browser/language-choice.ts';
import { language, otherLanguage } from '#platform/shared/texts/locale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LanguageLink } from '#ui/language-link.tsx';

/**
 * A quiet line for browsers that prefer Portuguese. It is in every English page, the same for everybody, and the script of
 * the first paint shows it (`data-offer`): nothing moves, and nobody is led anywhere that they did not ask for.
 */
export function LanguageOffer() {
  if (language !== 'en') return null;
  const dismiss = () => {
    chooseLanguage(language);
    delete document.documentElement.dataset.offer;
  };
  return (
    <aside
      lang={otherLanguage.locale}
      aria-label={otherLanguage.name}
      className="no-print fixed bottom-4 left-4 z-30 hidden max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface pl-4 text-small shadow-float in-[[data-offer]]:flex"
    >
      {otherLanguage.offer}
      <LanguageLink className="prose-link font-strong" />
      <IconButton icon={X} label={otherLanguage.dismiss} onClick={dismiss} />
    </aside>
  );
}
