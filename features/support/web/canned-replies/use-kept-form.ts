import { useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { useSession } from '#platform/browser/session.ts';
import type { CannedReply } from '../../contract/canned-replies.ts';

interface Written {
  name: string;
  body: string;
  /** What its writer saw; a draft that was begun before somebody else's change must not replace that unasked. */
  version: number;
}

/** What is being written about one canned reply, or a new one; a reload and a window closed by mistake take nothing. */
export function useKeptForm(reply: CannedReply | undefined) {
  const name = `${useSession().user?.id}:canned:${reply?.id ?? 'new'}`;
  const [written, setWritten] = useState<Written>(() =>
    readDraft<Written>(name, {
      name: reply?.name ?? '',
      body: reply?.body ?? '',
      version: reply?.version ?? 0,
    }),
  );
  return {
    written,
    write(next: Written) {
      setWritten(next);
      keepDraft(name, next);
    },
    forget: () => keepDraft(name, undefined),
  };
}
