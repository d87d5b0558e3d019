import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CharacterCount } from '#ui/character-count.tsx';
import { Field } from '#ui/field.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/text-input.tsx';
import { askPetExpert } from '../contract.ts';
import { longestPetQuestion, petQuestionProblem } from '../rules.ts';
import { petTexts as texts } from '../texts.ts';

const draftName = 'pet';

interface PetQuestionProps {
  signedIn: boolean;
  /** Where questions are sent; null where nobody is asked. */
  host: string | null;
}

/** The question, kept through a failure, a reload and the way through the sign-in; below it the answer. */
export function PetQuestion({ signedIn, host }: PetQuestionProps) {
  const { question, write } = useQuestion();
  const [problem, setProblem] = useState<ReturnType<typeof petQuestionProblem>>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<PetAnswerShown>();
  const box = useRef<HTMLFormElement>(null);

  async function ask(event: FormEvent) {
    event.preventDefault();
    const found = petQuestionProblem(question);
    setProblem(found);
    setFailed(undefined);
    if (found) {
      if (found === 'missing') notify.error(texts.emptyQuestion.title, texts.emptyQuestion.detail);
      box.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    try {
      setShown({ question: question.trim(), ...(await call(askPetExpert, { body: { question } })) });
    } catch (error) {
      const told = error instanceof ApiError && error.code !== 'unavailable' ? error.message : undefined;
      setFailed(told ?? texts.unreachable.detail);
      notify.error(texts.unreachable.title, told ?? texts.unreachable.detail);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card aria-labelledby="pet-question" className="no-print grid grid-cols-1 gap-6">
      <form
        ref={box}
        noValidate
        onSubmit={ask}
        aria-labelledby="pet-question"
        className="grid grid-cols-1 gap-4"
      >
        <h2 id="pet-question" className="text-xl">
          {texts.ask}
        </h2>
        <div className="grid grid-cols-1 gap-1.5">
          <Field label={texts.question} hint={texts.hint} error={problem && problemTexts[problem]}>
            <Textarea
              rows={3}
              className="max-h-72"
              value={question}
              onChange={({ target }) => {
                write(target.value);
                if (problem) setProblem(petQuestionProblem(target.value));
              }}
              aria-required="true"
            />
          </Field>
          <CharacterCount value={question} max={longestPetQuestion} />
        </div>
        <p className="text-small text-muted">{host ? texts.leaves(host) : texts.stays}</p>
        {failed && !busy && (
          <Alert tone="error" title={texts.unreachable.title}>
            {failed}
          </Alert>
        )}
        {signedIn ? (
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? texts.asking : texts.ask}
            </Button>
          </div>
        ) : (
          <div className="grid justify-items-start gap-2">
            <ButtonLink to="/auth?return_to=%2Fpet" variant="primary">
              {texts.ask}
            </ButtonLink>
            <p className="text-small text-muted">{texts.signIn}</p>
          </div>
        )}
      </form>
      <div aria-live="polite" aria-busy={busy}>
        {shown && <PetAnswer {...shown} />}
      </div>
    </Card>
  );
}

const problemTexts = {
  missing: texts.emptyQuestion.title,
  too_long: texts.tooLong(longestPetQuestion),
};

/** What is typed, remembered by this tab. The server has none of it, so it comes in after the first paint. */
function useQuestion() {
  const [question, setQuestion] = useState('');
  useEffect(() => setQuestion((now) => now || readDraft(draftName, { question: '' }).question), []);
  function write(next: string) {
    setQuestion(next);
    keepDraft(draftName, next ? { question: next } : undefined);
  }
  return { question, write };
}

interface PetAnswerShown {
  question: string;
  answer: string;
  demonstration: boolean;
}

/** An answer with its question. Where it comes from another service it is foreign: shown as text alone. */
function PetAnswer({ question, answer, demonstration }: PetAnswerShown) {
  return (
    <section aria-labelledby="pet-answer" className="grid grid-cols-1 gap-2 border-t border-line pt-6">
      <h3 id="pet-answer" className="text-lead">
        {texts.answer}
      </h3>
      <p className="text-small text-muted wrap-anywhere">{texts.asked(question)}</p>
      <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
      <p className="text-small font-strong">{demonstration ? texts.demonstration : texts.byMachine}</p>
    </section>
  );
}
