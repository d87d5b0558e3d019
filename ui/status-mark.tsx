import clsx from 'clsx';
import { Check, Circle, Clock, Contrast, Eye, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from './icon.ts';

/** waiting: a person of ours must act. now: under way. done is quiet on purpose. */
export type StatusTone = 'todo' | 'now' | 'done' | 'locked' | 'waiting' | 'due' | 'good' | 'bad';

const tones: Record<StatusTone, { icon: Icon; words: string; glyph: string; box: string }> = {
  todo: { icon: Circle, words: 'text-muted', glyph: '', box: 'bg-well' },
  now: {
    icon: Contrast,
    words: 'text-link font-strong office:text-ink office:font-normal',
    glyph: 'office:text-icon-now',
    box: 'bg-tint-strong',
  },
  done: { icon: Check, words: 'text-muted', glyph: 'text-good-text', box: 'bg-good' },
  locked: { icon: Lock, words: 'text-muted', glyph: '', box: 'bg-well' },
  waiting: { icon: Eye, words: 'text-link font-strong', glyph: '', box: 'bg-tint-strong' },
  due: { icon: Clock, words: 'text-due-text font-strong', glyph: '', box: 'bg-due' },
  good: { icon: Check, words: 'text-good-text font-strong', glyph: '', box: 'bg-good' },
  bad: { icon: TriangleAlert, words: 'text-bad-text font-strong', glyph: '', box: 'bg-bad' },
};

export interface StatusMarkProps {
  tone: StatusTone;
  /** Replaces the tone's own icon. */
  icon?: Icon;
  /** A tinted box: only where a person has to act or there is an outcome. */
  boxed?: boolean;
  children: ReactNode;
  className?: string;
}

/** A status: icon and word, never colour alone. */
export function StatusMark({ tone, icon, boxed, children, className }: StatusMarkProps) {
  const look = tones[tone];
  const Glyph = icon ?? look.icon;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-small whitespace-nowrap office:text-base',
        look.words,
        boxed && ['rounded-tile px-2 py-0.5', look.box],
        className,
      )}
    >
      <Glyph aria-hidden="true" className={clsx('size-5 office:size-4', look.glyph)} />
      {children}
    </span>
  );
}
