import clsx from 'clsx';
import { CalendarRange, List } from 'lucide-react';
import { Link } from 'react-router';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';

const texts = scheduleTexts.view;

/** The guide as cards, or as days: two links, so that the address says which. */
export function ViewSwitch({ timeline }: { timeline: boolean }) {
  const views = [
    { to: '/visa-process', label: texts.list, icon: List, current: !timeline },
    { to: '/visa-process?view=timeline', label: texts.timeline, icon: CalendarRange, current: timeline },
  ];
  return (
    <nav aria-label={texts.label}>
      <ul className="flex w-max overflow-hidden rounded-control border border-control bg-surface">
        {views.map(({ to, label, icon: Glyph, current }) => (
          <li key={to} className="not-first:border-l not-first:border-control">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-control items-center gap-2 px-4 -outline-offset-3',
                current
                  ? 'bg-tint-strong font-strong text-link underline underline-offset-4'
                  : 'text-ink no-underline hover:bg-well',
              )}
            >
              <Glyph aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
