import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import type { AttachedFile } from '../contract.ts';

/** A file that was read. */
export type Attached = AttachedFile & { name: string; size: number };

/** What somebody has written and not got an answer to, and the file beside it. */
interface AssistantDraft {
  text: string;
  /** On its way, or failed: a reload puts it back into the box. */
  sent: string;
  file: Attached | null;
}

const name = 'assistant';
const blank: AssistantDraft = { text: '', sent: '', file: null };

export function readAssistantDraft(): AssistantDraft {
  const draft = readDraft<AssistantDraft>(name, blank);
  return { ...draft, text: draft.text || draft.sent };
}

export function keepAssistantDraft(change: Partial<AssistantDraft>): void {
  const draft = { ...readDraft<AssistantDraft>(name, blank), ...change };
  keepDraft(name, draft.text || draft.sent || draft.file ? draft : undefined);
}
