import { Eye } from 'lucide-react';
import type { PresenceSubject } from '../contract.ts';
import { officePresenceTexts } from '../texts.ts';
import { useViewers } from './use-viewers.ts';

/** "Ana Ribeiro is viewing", while somebody else has the same thing open; it is read out when it comes and goes. */
export function Viewers({ type, id }: { type: PresenceSubject; id: string }) {
  const others = useViewers(type, id);
  return (
    <p role="status" className="empty:hidden">
      {others.length > 0 && (
        <span className="inline-flex items-center gap-1.5 rounded-tile bg-well px-2 py-0.5 text-small text-ink">
          <Eye aria-hidden="true" className="size-4 text-muted" />
          {officePresenceTexts.viewing(others.map(({ name }) => name))}
        </span>
      )}
    </p>
  );
}
