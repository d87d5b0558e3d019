import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#platform/browser/api.ts';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { useSession } from '#platform/browser/session.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { faultIn, type supportLimits } from '../rules/support.ts';
import { supportTexts } from '../texts/support.ts';

type Field = keyof typeof supportLimits;

type Texts<Name extends Field> = Record<Name, string>;

/** What is kept of a form between two loads of the page: the texts, and the key of the last attempt with its texts. */
interface Draft<Name extends Field> {
  texts: Texts<Name>;
  tried?: Attempt<Name>;
}

interface Attempt<Name extends Field> {
  key: string;
  texts: Texts<Name>;
}

interface WritingOptions<Name extends Field, Sent> {
  /** The draft's name in this tab. */
  name: string;
  /** What stands in the form at first. */
  start: Texts<Name>;
  /** What else is wrong with a text, besides being empty or too long. */
  check?: (texts: Texts<Name>) => Partial<Record<Name, string | undefined>>;
  send: (texts: Texts<Name>, clientKey: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/**
 * The state of a form in which people write to each other. What was typed survives a reload, a failed attempt and a
 * session that ended. An attempt whose answer was lost is repeated under its key, so that the text arrives once; a
 * text that was changed since gets a key of its own.
 */
export function useWriting<Name extends Field, Sent>(options: WritingOptions<Name, Sent>) {
  const name = `${useSession().user?.id}:${options.name}`;
  const [draft, setDraft] = useState<Draft<Name>>(() => {
    const kept = readDraft<Draft<Name>>(name, { texts: options.start });
    return { ...kept, texts: { ...options.start, ...written(kept.texts) } };
  });
  const [problems, setProblems] = useState<Partial<Texts<Name>>>({});
  const [attempts, setAttempts] = useState(0);
  // Here and not at the press: somebody may close the conversation while its reply is on the way.
  const sending = useMutation({
    mutationFn: ({ key, texts }: Attempt<Name>) => options.send(texts, key),
    onSuccess: (sent, { texts }) => {
      // Whoever typed on meanwhile keeps that.
      const kept = readDraft<Draft<Name>>(name, { texts }).texts;
      keepDraft(name, same(kept, texts) ? undefined : { texts: kept });
      setDraft((now) => ({ texts: same(now.texts, texts) ? blank(texts) : now.texts }));
      setAttempts(0);
      options.onSent(sent);
    },
    onError: (error) => {
      if (error instanceof ApiError) setProblems(error.fields as Partial<Texts<Name>>);
    },
  });

  function change(next: Draft<Name>) {
    setDraft(next);
    keepDraft(name, next);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setAttempts((count) => count + 1);
    const { texts } = draft;
    const found = problemsIn(texts, options.check);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const key = draft.tried && same(draft.tried.texts, texts) ? draft.tried.key : newKey();
    change({ texts, tried: { key, texts } });
    sending.mutate({ key, texts });
  }

  return {
    texts: draft.texts,
    write: (field: Name, text: string) => change({ ...draft, texts: { ...draft.texts, [field]: text } }),
    submit,
    problems,
    /** Changes at each attempt: the key of an error summary. */
    attempts,
    sending: sending.isPending,
    refusal: sending.error,
  };
}

function problemsIn<Name extends Field>(
  texts: Texts<Name>,
  check: WritingOptions<Name, unknown>['check'],
): Partial<Texts<Name>> {
  const problems: Partial<Texts<Name>> = {};
  const others = check?.(texts);
  for (const field of Object.keys(texts) as Name[]) {
    const fault = faultIn(field, texts[field]);
    const problem = fault ? supportTexts.form.errors[field][fault] : others?.[field];
    if (problem) problems[field] = problem as Texts<Name>[Name];
  }
  return problems;
}

/** A field that was left empty leaves room for what a link knows. */
function written<Name extends Field>(texts: Texts<Name>): Partial<Texts<Name>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Texts<Name>>;
}

function same<Name extends Field>(one: Texts<Name>, other: Texts<Name>): boolean {
  return (Object.keys(one) as Name[]).every((field) => one[field] === other[field]);
}

function blank<Name extends Field>(texts: Texts<Name>): Texts<Name> {
  return Object.fromEntries(Object.keys(texts).map((field) => [field, ''])) as Texts<Name>;
}

/** Why something was not sent. What was written stays in its form. */
export function Refusal({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <Alert tone="error" title={title} actions={<Button onClick={onRetry}>{uiTexts.tryAgain}</Button>}>
      <p>
        {error.message} {supportTexts.form.kept}
      </p>
    </Alert>
  );
}
