import { FileText, Paperclip, SendHorizontal, Square, X } from 'lucide-react';
import { type DragEvent, type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { formatFileSize } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, Spinner } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Textarea } from '#ui/text-input.tsx';
import { assistantLimits, hasSocialSecurityNumber } from '../rules/limits.ts';
import { assistantTexts } from '../texts/assistant.ts';
import type { Attached, Attachment } from './draft.ts';

const { chat: texts, file: fileTexts } = assistantTexts;

interface ComposerProps {
  text: string;
  onWrite: (text: string) => void;
  box: Ref<HTMLTextAreaElement>;
  attachment: Attachment;
  /** An answer is waited for: typing goes on, sending does not. */
  waiting: boolean;
  onSend: () => void;
  onStop: () => void;
  toGoogle: boolean;
  /** Why the last press sent nothing. */
  problem: string | undefined;
}

/** The box in which people ask, and the file beside it. Enter sends, unless it ends a word that is being composed. */
export function Composer({
  text,
  onWrite,
  box,
  attachment,
  waiting,
  onSend,
  onStop,
  toGoogle,
  problem,
}: ComposerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const attach = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { isComposing, keyCode } = event.nativeEvent;
    // 229: browsers that say so with the key instead.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    onSend();
  }
  function take([file]: File[]) {
    if (file) void attachment.choose(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }
  const warning = hasSocialSecurityNumber(text) ? texts.socialSecurity : problem;
  return (
    <form
      noValidate
      aria-label={texts.heading}
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={over ? 'grid gap-4 rounded-control bg-tint' : 'grid gap-4'}
    >
      <Field label={texts.label} hint={texts.keys} {...(warning && { error: warning })}>
        <Textarea
          ref={box}
          rows={3}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={press}
          enterKeyHint="send"
          className="max-h-72"
        />
      </Field>
      {text.length > assistantLimits.question * 0.8 && (
        <CharacterCount value={text} max={assistantLimits.question} />
      )}
      <FileRow attachment={attachment} onRemoved={() => attach.current?.focus()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={waiting}>
          {!waiting && <SendHorizontal aria-hidden="true" />}
          {texts.send}
        </Button>
        {waiting && (
          <Button onClick={onStop}>
            <Square aria-hidden="true" />
            {texts.stop}
          </Button>
        )}
        <Button ref={attach} onClick={() => picker.current?.click()}>
          <Paperclip aria-hidden="true" />
          {texts.attach}
        </Button>
        <FilePicker picker={picker} accept="application/pdf,.pdf" onChoose={take} />
      </div>
      <div className="grid grid-cols-1 gap-1 text-small text-muted">
        <p>{texts.privacy}</p>
        {toGoogle && <p>{texts.toGoogle}</p>}
        <p className="text-ink">{texts.boundary}</p>
      </div>
    </form>
  );
}

/** The attached file: its name, its size, what was read of it, and the way to take it back. */
function FileRow({ attachment, onRemoved }: { attachment: Attachment; onRemoved: () => void }) {
  const { state } = attachment;
  if (state.step === 'none')
    return (
      state.problem && (
        <Alert tone="error" title={state.problem.title}>
          <p>{state.problem.detail}</p>
        </Alert>
      )
    );
  const { name, size } = state.step === 'read' ? state.file : state;
  return (
    <section
      aria-label={fileTexts.heading}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-control bg-well py-2 pr-2 pl-4"
    >
      {state.step === 'reading' ? (
        <Spinner className="mt-3" />
      ) : (
        <FileText aria-hidden="true" className="mt-3 text-muted" />
      )}
      <div className="min-w-40 flex-1 py-2">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p role="status" className="text-small text-muted">
          {state.step === 'reading'
            ? fileTexts.reading(name)
            : `${formatFileSize(size)}. ${readWords(state.file)}`}
        </p>
      </div>
      <Button
        variant="plain"
        aria-label={fileTexts.remove(name)}
        onClick={() => {
          attachment.remove();
          onRemoved();
        }}
      >
        <X aria-hidden="true" />
        {fileTexts.removeShort}
      </Button>
    </section>
  );
}

/** The truth about what was read: "I read 6 pages. Page 4 had no text." */
function readWords({ page_count, unread, looked_at, cut, by_gemini }: Attached): string {
  const read = looked_at - unread.length;
  const words = [by_gemini ? fileTexts.byGemini : read > 0 ? fileTexts.read(read) : fileTexts.readNone];
  if (read > 0 && unread.length > 0) words.push(fileTexts.unread(unread.join(', '), unread.length > 1));
  if (looked_at < page_count) words.push(fileTexts.leftOut(looked_at, page_count));
  else if (cut) words.push(fileTexts.cut);
  return words.join(' ');
}
