import { NavLink } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import type { NavItem } from './nav-item.ts';

/**
 * The phone's navigation: icon and word always, 64 px high, above the home bar; hidden from 768 px. It stays in sight
 * only where there is room for it: above an open keyboard it would cover what somebody is typing into. Four words fit
 * side by side up to 4.5 % of the width; beyond that larger text leaves them as they are.
 */
export function BottomNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav
      aria-label={uiTexts.mainNavigation}
      className="no-print bottom-0 z-20 mt-auto tall:sticky flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ to, label, icon: Glyph, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className="relative grid min-h-16 min-w-0 flex-auto content-center justify-items-center gap-0.5 px-1 py-1.5 text-center text-[min(0.834rem,4.5vw)] leading-tight font-medium text-muted no-underline -outline-offset-3 aria-[current=page]:font-strong aria-[current=page]:text-link aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[22%] aria-[current=page]:before:-top-px aria-[current=page]:before:h-[3px] aria-[current=page]:before:bg-link"
        >
          <Glyph aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
