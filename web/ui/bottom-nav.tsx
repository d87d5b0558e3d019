import { NavLink } from 'react-router';
import { uiTexts } from '#domain/texts/ui.ts';
import type { NavItem } from './nav-item.ts';

/** The phone's navigation: icon and word always, 64 px high, above the home bar; hidden from 768 px. */
export function BottomNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav
      aria-label={uiTexts.mainNavigation}
      className="no-print sticky bottom-0 z-20 mt-auto grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ to, label, icon: Glyph, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className="relative grid min-h-16 content-center justify-items-center gap-0.5 px-1 text-center text-[0.834rem] leading-tight font-medium text-muted no-underline -outline-offset-3 aria-[current=page]:font-strong aria-[current=page]:text-link aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[22%] aria-[current=page]:before:-top-px aria-[current=page]:before:h-[3px] aria-[current=page]:before:bg-link"
        >
          <Glyph aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
