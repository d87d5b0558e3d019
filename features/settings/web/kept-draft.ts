import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import type { OfficeSettings } from '../contract.ts';
import { type Draft, restorable } from './draft.ts';

/** As it lies in this tab; `at` is when something of it was typed last. */
interface Kept {
  at: string;
  draft: object;
}

/**
 * What is typed and not saved, kept in this tab: a reload brings it back, with the versions it began from. `restoredAt` is
 * when it was typed, where it came back; `forget` is for who leaves without saving.
 */
export function useKeptDraft(settings: OfficeSettings) {
  const name = `${useSession().user?.id}:settings`;
  const [kept] = useState(() => {
    const { at, draft } = readDraft<Kept>(name, { at: '', draft: {} });
    return { at, draft: restorable(draft, settings) };
  });
  const [draft, setDraft] = useState<Draft>(kept.draft);
  useEffect(() => {
    if (Object.keys(draft).length === 0) keepDraft(name, undefined);
    else if (draft !== kept.draft) keepDraft(name, { at: new Date().toISOString(), draft });
  }, [draft, kept, name]);
  return {
    draft,
    setDraft,
    restoredAt: Object.keys(kept.draft).length > 0 ? kept.at : undefined,
    forget: () => keepDraft(name, undefined),
  };
}
