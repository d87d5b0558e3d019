import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Icon } from './icon.ts';

/** next: gold, the one thing to do. due: a date that will hurt. now: a person acts. */
export type TagTone = 'plain' | 'outline' | 'next' | 'due' | 'now' | 'good' | 'bad';

const tones: Record<TagTone, string> = {
  plain: 'bg-well text-muted',
  outline: 'border border-line text-muted',
  next: 'bg-next text-next-text',
  due: 'bg-due text-due-text',
  now: 'bg-tint-strong text-link',
  good: 'bg-good text-good-text',
  bad: 'bg-bad text-bad-text',
};

/** A small label. Never interactive: links and buttons look like links and buttons. */
export function Tag({
  tone = 'plain',
  icon: Glyph,
  children,
}: {
  tone?: TagTone;
  icon?: Icon;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        // One line, unless that is more than there is: large text on a phone.
        'inline-flex w-max max-w-full shrink-0 items-center gap-1.5 rounded-tile px-2.5 py-0.5 text-small font-strong',
        tones[tone],
      )}
    >
      {Glyph && <Glyph aria-hidden="true" className="size-[1.1em] flex-none" />}
      {children}
    </span>
  );
}
