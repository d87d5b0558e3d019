import { FileText, X } from 'lucide-react';
import { formatFileSize } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { assistantTexts } from '../texts/assistant.ts';
import type { Attached } from './draft.ts';
import type { Attachment } from './use-attachment.ts';

const { file: texts } = assistantTexts;

/** The attached file: its name, its size, what was read of it, and the way to take it back. */
export function FileRow({ attachment, onRemoved }: { attachment: Attachment; onRemoved: () => void }) {
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
      aria-label={texts.heading}
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
            ? texts.reading(name)
            : `${formatFileSize(size)}. ${readWords(state.file)}`}
        </p>
      </div>
      <Button
        variant="plain"
        aria-label={texts.remove(name)}
        onClick={() => {
          attachment.remove();
          onRemoved();
        }}
      >
        <X aria-hidden="true" />
        {texts.removeShort}
      </Button>
    </section>
  );
}

/** The truth about what was read: "I read 6 pages. Page 4 had no text." */
function readWords({ page_count, unread, looked_at, cut, by_gemini }: Attached): string {
  const read = looked_at - unread.length;
  const words = [by_gemini ? texts.byGemini : read > 0 ? texts.read(read) : texts.readNone];
  if (read > 0 && unread.length > 0) words.push(texts.unread(unread.join(', '), unread.length > 1));
  if (looked_at < page_count) words.push(texts.leftOut(looked_at, page_count));
  else if (cut) words.push(texts.cut);
  return words.join(' ');
}
