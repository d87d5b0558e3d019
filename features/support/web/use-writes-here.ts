import { useState } from 'react';
import { readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import type { OfficeThread } from '../contract/support.ts';

/** Says of a conversation, by its id, whether a reply or a note to it is begun in this tab. */
export function useHasBegun(): (id: string) => boolean {
  const user = useSession().user?.id;
  return (id) =>
    [`reply:${id}`, `note:${id}`].some((name) => {
      const { texts } = readDraft<{ texts: Record<string, string> }>(`${user}:${name}`, { texts: {} });
      return Object.values(texts).some((text) => text.trim());
    });
}

/**
 * Whether the answer box stands in a conversation. In one that was merged only for who had begun to write: a colleague
 * merges it while somebody types, and words that vanish from sight are taken for lost.
 */
export function useWritesHere({ id, merged_into }: OfficeThread): boolean {
  const hasBegun = useHasBegun();
  const into = merged_into?.id;
  const look = () => ({ into, writes: into === undefined || hasBegun(id) });
  const [seen, setSeen] = useState(look);
  // Asked once, when it is merged: the box stays while its last letter is deleted to begin anew.
  if (seen.into !== into) setSeen(look());
  return seen.writes;
}
