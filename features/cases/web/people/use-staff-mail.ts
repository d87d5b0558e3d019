import { useRef, useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { useSession } from '#platform/browser/session.ts';
import { notify } from '#ui/notify.ts';
import { faultInMail, type staffMailLimits } from '../../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../../texts/office-account.ts';
import { useSendStaffMail } from './use-office-account.ts';

type Field = keyof typeof staffMailLimits;
const fields: readonly Field[] = ['subject', 'body'];
const { errors, ...texts } = officeAccountPageTexts.mail;

type Written = Record<Field, string>;

interface Draft extends Written {
  /** Of the last attempt, with the words it had: an answer that was lost is asked for again under the same key. */
  tried?: Written & { key: string };
}

const blank: Draft = { subject: '', body: '' };

/**
 * The state of an e-mail being written to one person: kept in this tab until it is sent. `onSent` is called when
 * nothing else was written meanwhile.
 */
export function useStaffMail({ id, email }: { id: string; email: string }, onSent: () => void) {
  const name = `${useSession().user?.id}:staff-mail:${id}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(name, blank));
  const latest = useRef<Written>(draft);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [attempts, setAttempts] = useState(0);
  // What came of it is told and kept by the call itself: the window may be closed while it is under way.
  const send = useSendStaffMail(id, {
    onSent: (mail) => {
      if (same(readDraft(name, blank), mail)) keepDraft(name, undefined);
      notify.success(texts.sent, texts.sentBody(email));
    },
    onFailed: (message) => notify.error(texts.failed, message),
  });

  function keep(next: Draft) {
    latest.current = next;
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
    const key = tried && same(tried, draft) ? tried.key : newKey();
    keep({ subject, body, tried: { key, subject, body } });
    send.mutate(
      { subject, body, client_key: key },
      {
        // Whoever wrote on meanwhile goes on with that.
        onSuccess: (_, mail) => same(latest.current, mail) && onSent(),
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

const same = (one: Written, other: Written): boolean => fields.every((field) => one[field] === other[field]);
