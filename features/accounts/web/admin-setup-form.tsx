import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import { useSession } from '#platform/browser/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import { claimAdmin } from '../contract/accounts.ts';
import { adminSetupTexts } from '../texts/admin-setup.ts';
import { accountQuery } from './queries.ts';

const texts = adminSetupTexts;

/** Specification, back office, section 9. */
const reloadAfterMs = 1500;

interface Problem {
  title: string;
  message: string;
}

const signedOut: Problem = { title: texts.errors.title, message: texts.errors.signedOut };

/** The key that makes the first admin. Every failure is a toast and is shown beside the field too. */
export function AdminSetupForm({ user }: { user: { id: string; email: string } }) {
  const [problem, setProblem] = useState<Problem>();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const session = useSession();
  const account = useQuery(accountQuery);
  const ended = session.state === 'signed-in' && session.ended;

  function fail(next: Problem) {
    setProblem(next);
    notify.error(next.title, next.message);
    input.current?.focus();
  }

  const claim = useMutation<unknown, ApiError, string>({
    mutationFn: (key) => {
      sending.current = new AbortController();
      return call(claimAdmin, { body: { admin_key: key } }, { signal: sending.current.signal });
    },
    onSuccess: () => {
      notify.success(texts.success.title, texts.success.body);
      setTimeout(() => location.reload(), reloadAfterMs);
    },
    onError: (error) => {
      // Stopped because the session ended: what was said of that stays.
      if (!sending.current?.signal.aborted) fail(problemOf(error));
    },
  });

  // A call waits for its person to sign in again, elsewhere behind a question. Here the specification has a sentence
  // for it instead, and a key that is sent much later would surprise.
  useEffect(() => {
    if (!ended || !claim.isPending) return;
    sending.current?.abort();
    claim.reset();
    fail(signedOut);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (claim.isPending || claim.isSuccess) return;
    setProblem(undefined);
    if (ended) return fail(signedOut);
    const key = input.current?.value.trim() ?? '';
    if (key) claim.mutate(key);
    else fail({ title: texts.errors.title, message: texts.errors.emptyKey });
  }

  const who = (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">{texts.account.email}</dt>
      <dd className="[overflow-wrap:anywhere]">{user.email}</dd>
      <dt className="text-muted">{texts.account.userId}</dt>
      <dd className="font-mono font-normal">{user.id.slice(0, 8)}</dd>
    </dl>
  );
  if (account.data?.role === 'admin')
    return (
      <div className="grid justify-items-start gap-6">
        {who}
        <Alert tone="success" title={texts.isAdmin.title}>
          {texts.isAdmin.body}
        </Alert>
        <ButtonLink variant="primary" to="/admin">
          {texts.isAdmin.open}
        </ButtonLink>
      </div>
    );
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      {who}
      {claim.isSuccess && (
        <Alert tone="success" title={texts.success.title}>
          {texts.success.body}
        </Alert>
      )}
      {problem && problem.title !== texts.errors.title && (
        <Alert tone="error" title={problem.title}>
          {problem.message}
        </Alert>
      )}
      <Field
        label={texts.key.label}
        hint={texts.key.hint}
        error={problem?.title === texts.errors.title ? problem.message : undefined}
      >
        <TextInput
          ref={input}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          onChange={() => setProblem(undefined)}
        />
      </Field>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" variant="primary" busy={claim.isPending}>
          {claim.isPending ? texts.submitting : texts.submit}
        </Button>
        <p className="text-small text-muted">{texts.onceOnly}</p>
      </div>
    </form>
  );
}

/** The specification's words by what went wrong. */
function problemOf(error: ApiError): Problem {
  if (error.code === 'setup_refused') {
    return { title: texts.errors.failedTitle, message: texts.errors.refused };
  }
  if (error.code === 'not_authenticated') return signedOut;
  // An unexpected failure has no message of its own.
  const message = error.code === 'internal' ? texts.errors.failed : error.message;
  return { title: texts.errors.title, message };
}
