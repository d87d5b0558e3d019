import { formatDate } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { accountErasureTexts } from '../texts/account-erasure.ts';
import { KeepAccount } from './keep-account.tsx';

const texts = accountErasureTexts.due;

/**
 * On every page of a user whose account is to be deleted: nobody finds out too late, and one press keeps it.
 * @param due - when, as an ISO moment.
 */
export default function ErasureNotice({ due }: { due: string }) {
  return (
    <Alert
      tone="deadline"
      title={texts.title(formatDate(due))}
      className="no-print mt-4"
      actions={<KeepAccount onKept={() => document.querySelector<HTMLElement>('main h1')?.focus()} />}
    >
      <p>{texts.detail}</p>
    </Alert>
  );
}
