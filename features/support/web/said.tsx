import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';

interface SaidProps {
  who: string;
  at: string;
  text: string;
  /** Words of ours stand on a tint, so that the eye finds the turns; the name says it too. */
  tinted: boolean;
  /** Nothing that was said to the person: a dashed edge, beside the words in `children`. */
  note?: boolean;
  /** Beside name and time: that it is new, what became of its e-mail. */
  children?: ReactNode;
}

/** One turn of a conversation: who, when, what. Line breaks stay as they were typed. */
export function Said({ who, at, text, tinted, note, children }: SaidProps) {
  return (
    <li
      className={clsx(
        'rounded-control px-4 py-3',
        tinted ? 'bg-tint' : 'bg-well',
        note && 'border border-dashed border-control',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 font-strong wrap-anywhere">{who}</b>
        <time dateTime={at} title={formatDateTime(at)} className="text-small text-muted">
          {formatWhen(at)}
        </time>
        {children}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  );
}
