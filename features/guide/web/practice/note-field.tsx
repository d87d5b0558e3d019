import { formatSaved } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { InterviewQuestionId } from '../../rules/guide-items.ts';
import { practiceTexts as texts } from '../../texts/guide-practice.ts';
import type { PracticeNotes } from './use-practice-notes.ts';

/** As the contract of a note has it. */
const longest = 4000;

interface NoteFieldProps {
  question: InterviewQuestionId;
  notes: PracticeNotes;
}

/** The person's own words about one question. Not offered before the saved ones are here: it would overwrite them. */
export function NoteField({ question, notes }: NoteFieldProps) {
  if (!notes.loaded) return notes.error ? <NotesProblem notes={notes} /> : <Skeleton className="h-44" />;
  const state = notes.state(question);
  const savedAt = notes.savedAt(question);
  const words = {
    waiting: texts.waiting,
    saving: texts.saving,
    saved: savedAt ? texts.saved(formatSaved(new Date(savedAt))) : '',
    failed: '',
    conflict: '',
  };
  return (
    <div className="grid gap-2">
      <Field label={texts.note.label} hint={texts.note.hint}>
        <Textarea
          value={notes.text(question)}
          maxLength={longest}
          onChange={(event) => notes.write(question, event.target.value)}
        />
      </Field>
      <p role="status" className="min-h-6 text-small text-muted">
        {words[state]}
      </p>
      {state === 'failed' && (
        <Alert
          tone="error"
          title={texts.notSaved.title}
          actions={<Button onClick={notes.flush}>{texts.retry}</Button>}
        >
          {texts.notSaved.text}
        </Alert>
      )}
      {state === 'conflict' && <OtherNote question={question} notes={notes} />}
    </div>
  );
}

/** Both texts stay until the person has said which one is kept. */
function OtherNote({ question, notes }: NoteFieldProps) {
  const theirs = notes.theirs(question);
  return (
    <Alert
      tone="deadline"
      title={texts.elsewhere.title}
      actions={
        <>
          <Button onClick={() => notes.choose(question, 'mine')}>{texts.elsewhere.mine}</Button>
          <Button onClick={() => notes.choose(question, 'theirs')}>{texts.elsewhere.theirs}</Button>
        </>
      }
    >
      <p role="alert">{theirs ? texts.elsewhere.text : texts.elsewhere.removed}</p>
      {theirs && (
        <blockquote className="mt-2 border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
          {theirs}
        </blockquote>
      )}
    </Alert>
  );
}

function NotesProblem({ notes }: { notes: PracticeNotes }) {
  const again = (
    <Button busy={notes.retrying} onClick={notes.reload}>
      {uiTexts.tryAgain}
    </Button>
  );
  return (
    <Alert tone="error" title={texts.notesFailed.title} actions={again}>
      {texts.notesFailed.text}
    </Alert>
  );
}
