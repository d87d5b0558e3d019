import { Paperclip, SendHorizontal, Square } from 'lucide-react';
import { type DragEvent, type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { assistantLimits, hasSocialSecurityNumber } from '../rules/limits.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { FileRow } from './file-row.tsx';
import type { Attachment } from './use-attachment.ts';

const { chat: texts } = assistantTexts;

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
