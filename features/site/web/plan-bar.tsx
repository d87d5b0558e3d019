import { ButtonLink } from '#ui/link.tsx';
import { siteTexts } from '../texts/site.ts';

/**
 * On phones the page's action again, at the thumb, once the hero has scrolled away and until the last call to action. No
 * script: the strip begins one screen below the hero's end, and what sticks to its bottom cannot show before that.
 */
export function PlanBar({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="no-print pointer-events-none absolute inset-x-0 top-[100svh] bottom-0 z-10 flex flex-col justify-end md:hidden">
      <div className="pointer-events-auto bottom-0 tall:sticky border-t border-line bg-page px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        <ButtonLink variant="primary" size="big" to={signedIn ? '/dashboard' : '/auth'} className="w-full">
          {siteTexts.hero.action}
        </ButtonLink>
      </div>
    </div>
  );
}
