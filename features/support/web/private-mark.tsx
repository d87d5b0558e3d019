import { Lock } from 'lucide-react';
import { officeSupportTexts } from '../texts/office-support.ts';

/** Says on a dark strip, with a lock, that a note is not for the person: a shade alone is overlooked, and cannot be seen by all. */
export function PrivateMark({ firstName }: { firstName: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-tile bg-deep px-2 py-0.5 text-small font-strong text-on-deep forced-colors:border">
      <Lock aria-hidden="true" className="size-4 flex-none" />
      {officeSupportTexts.thread.noteMark(firstName)}
    </span>
  );
}
