import { Eye, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useViewers } from '#features/presence/web/viewers.tsx';
import type { Icon } from '#ui/icon.ts';
import type { OfficeThread } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { officeWritingTexts as texts } from '../texts/office-writing.ts';

interface MeanwhileProps {
  thread: OfficeThread;
  /** When the last thing was said before this reply was begun. */
  seen: string | undefined;
}

/**
 * Beside the buttons that send, while a reply is written: which colleague writes one too, and what was said since it was begun. While
 * it is on screen its reader is among those who reply.
 */
export function Meanwhile({ thread, seen }: MeanwhileProps) {
  const others = useViewers('support_reply', thread.id);
  const last = thread.replies.findLast(({ created_at }) => seen !== undefined && created_at > seen);
  const author =
    last?.author_name ?? (last?.from_staff ? officeSupportTexts.thread.byDeleted : officeSupportTexts.noName);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {others.length > 0 && (
        <Strip icon={PenLine}>
          {texts.replying(others.map(({ name }) => name).join(', '), others.length)}
        </Strip>
      )}
      {last && <Strip icon={Eye}>{texts.saidMeanwhile(author)}</Strip>}
    </div>
  );
}

function Strip({ icon: Glyph, children }: { icon: Icon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-tile bg-due px-3 py-2 font-strong text-due-text">
      <Glyph aria-hidden="true" className="mt-0.5 size-icon flex-none" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
