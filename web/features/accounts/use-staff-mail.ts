import { useState } from 'react';
import { faultInMail, type staffMailLimits } from '#domain/rules/office-accounts.ts';
import { officeAccountPageTexts } from '#domain/texts/office-account.ts';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { newKey } from '../../lib/new-key.ts';
import { useSession } from '../../lib/session.ts';
import { useSendStaffMail } from './use-office-account.ts';

type Field = keyof typeof staffMailLimits;
const fields: readonly Field[] = ['subject', 'body'];
const { errors } = officeAccountPageTexts.mail;

interface Draft {
  subject: string;
  body: string;
  /** Of the last attempt, with the words it had: an answer that was lost is asked for again under the same key. */
  tried?: { key: string; subject: string; body: string };
}

/** The state of an e-mail being written to one person: kept in this tab until it is sent. */
export function useStaffMail(personId: string, onSent: () => void) {
  const name = `${useSession().user?.id}:staff-mail:${personId}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(name, { subject: '', body: '' }));
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const send = useSendStaffMail(personId);

  function keep(next: Draft) {
    setDraft(next);
    keepDraft(name, next);
  }

  /** Answers whether there is anything to send; else the problems stand at their fields. */
  function check(): boolean {
    const found: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const fault = faultInMail(field, draft[field]);
      if (fault) found[field] = errors[field][fault];
    }
    setProblems(found);
    return Object.keys(found).length === 0;
  }

  function submit() {
    setAttempts((count) => count + 1);
    if (!check()) return;
    const { subject, body, tried } = draft;
    const same = tried?.subject === subject && tried.body === body;
    const key = same ? tried.key : newKey();
    keep({ subject, body, tried: { key, subject, body } });
    send.mutate(
      { subject, body, client_key: key },
      {
        onSuccess: () => {
          keepDraft(name, undefined);
          onSent();
        },
        onError: ({ fields }) => setProblems(fields),
      },
    );
  }

  return {
    draft,
    write: (field: Field, text: string) => keep({ ...draft, [field]: text }),
    check,
    submit,
    problems,
    attempts,
    sending: send.isPending,
    refusal: send.error,
  };
}
