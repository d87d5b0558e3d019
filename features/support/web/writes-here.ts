import { useState } from 'react';
import { readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import type { OfficeThread } from '../contract/support.ts';

/** Whether a thread has an unsent reply or note in this tab, by its id. */
export function useHasBegun(): (id: string) => boolean {
  const user = useSession().user?.id;
  return (id) =>
    [`reply:${id}`, `note:${id}`].some((name) => {
      const { values } = readDraft<{ values: Record<string, string> }>(`${user}:${name}`, { values: {} });
      return Object.values(values).some((text) => text.trim());
    });
}

/**
 * Whether the reply form shows. A merged thread keeps it only for a reply begun before the merge: text that vanishes
 * while a colleague merges would seem lost.
 */
export function useWritesHere({ id, merged_into }: OfficeThread): boolean {
  const hasBegun = useHasBegun();
  const into = merged_into?.id;
  const look = () => ({ into, writes: into === undefined || hasBegun(id) });
  const [seen, setSeen] = useState(look);
  // Checked once, at the merge: the form stays even if its text is then deleted.
  if (seen.into !== into) setSeen(look());
  return seen.writes;
}
