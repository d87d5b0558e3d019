import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { isFileGone } from '#platform/browser/readable-file.ts';
import { notify } from '#ui/notify.ts';
import { type AttachedFile, attachFile, removeAttachment } from '../contract.ts';
import { assistantLimits } from '../rules/limits.ts';
import { assistantTexts } from '../texts/assistant.ts';

const { file: texts } = assistantTexts;

/** A file that was read. */
export type Attached = AttachedFile & { name: string; size: number };

/** What the user has written and not got an answer to, and the file beside it. */
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

type State =
  | { step: 'none'; problem?: { title: string; detail: string } }
  | { step: 'reading'; name: string; size: number }
  | { step: 'read'; file: Attached };

/** What is wrong with a file before it is sent. Its content decides, as on the server: phones name files as they like. */
async function problemOf(file: File): Promise<'wrongType' | 'tooLarge' | undefined> {
  const isLarge = file.size > assistantLimits.pdfBytes;
  if (isLarge && file.type === 'application/pdf') return 'tooLarge';
  // Where its code does not come, the server judges alone.
  const judge = await import('#features/documents/rules/file-kind.ts').catch(() => undefined);
  const beginning = new Uint8Array(await file.slice(0, judge?.head ?? 1).arrayBuffer());
  if (judge && judge.kindOfBeginning(beginning) !== 'pdf') return 'wrongType';
  return isLarge ? 'tooLarge' : undefined;
}

/** The PDF beside the question: sent and read when it is chosen, forgotten when it is removed. */
export function useAttachment() {
  const [state, setState] = useState<State>({ step: 'none' });
  const sending = useRef<AbortController>(undefined);

  useEffect(() => {
    const { file } = readAssistantDraft();
    if (file && Date.parse(file.kept_until) > Date.now()) setState({ step: 'read', file });
    return () => sending.current?.abort();
  }, []);

  function fail(problem: { title: string; detail: string }) {
    setState({ step: 'none', problem });
    notify.error(problem.title, problem.detail);
  }

  async function choose(file: File) {
    sending.current?.abort();
    const sender = new AbortController();
    sending.current = sender;
    const { name, size } = file;
    setState({ step: 'reading', name, size });
    try {
      const problem = await problemOf(file);
      if (sender.signal.aborted) return;
      if (problem) return fail(texts[problem]);
      const body = new Blob([file], { type: 'application/pdf' });
      const read = await call(attachFile, { body }, { signal: sender.signal });
      const attached = { ...read, name, size };
      setState({ step: 'read', file: attached });
      keepAssistantDraft({ file: attached });
      notify.success(texts.taken.title, texts.taken.detail(name));
    } catch (error) {
      const isGone = await isFileGone(file, error);
      if (!sender.signal.aborted)
        fail({ title: texts.failed, detail: isGone ? texts.sourceGone : (error as Error).message });
    }
  }

  /** `gone`: the server has forgotten it already. */
  function remove(gone = false) {
    sending.current?.abort();
    // If this fails, its hour ends all the same.
    if (state.step === 'read' && !gone)
      call(removeAttachment, { params: { id: state.file.attachment_id } }).catch(() => {});
    setState({ step: 'none' });
    keepAssistantDraft({ file: null });
  }

  return { state, file: state.step === 'read' ? state.file : undefined, choose, remove };
}

export type Attachment = ReturnType<typeof useAttachment>;
