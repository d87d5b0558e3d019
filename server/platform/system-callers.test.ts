import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Files that may act on behalf of nobody, past the walls between people. Each needs a reason why nobody is there to
 * act for yet or any more.
 */
const systemCallers: Record<string, string> = {
  'features/account-erasure/begin-erasure.ts': 'a job',
  'features/account-erasure/erase-account.ts': 'a job',
  'features/account-erasure/erase-due-accounts.ts': 'a job over everybody',
  'features/account-erasure/request-erasure.ts':
    'only the program writes what deletes somebody; it names its owner in every statement',
  'features/account-erasure/withdraw-erasure.ts':
    'only the program writes what deletes somebody; it names its owner in every statement',
  'features/accounts/check-session.ts': 'comes before anybody is known',
  'features/accounts/claim-admin.ts': 'the first admin is nobody yet',
  'features/accounts/count-try.ts': 'a failed try must stay counted when its transaction is undone',
  'features/accounts/end-session.ts':
    'sessions are written by sign-in alone; it names its owner in every statement',
  'features/accounts/ensure-setup-key.ts': 'runs at the start of the server',
  'features/accounts/find-session-by-cookie.ts': 'comes before anybody is known',
  'features/accounts/find-session.ts': 'comes before anybody is known',
  'features/accounts/finish-sign-in.ts': 'comes before anybody is known',
  'features/accounts/open-session.ts': 'comes before anybody is known',
  'features/accounts/redeem-code.ts': 'comes before anybody is known',
  'features/accounts/refresh-session.ts': 'comes before anybody is known',
  'features/accounts/sign-out.ts': 'must work with tokens that no longer let anybody in',
  'features/accounts/start-sign-in.ts': 'comes before anybody is known',
  'features/accounts/sweep-sign-in.ts': 'a job',
  'features/applications/tell-decision.ts': 'a job',
  'features/assistant/attachment-store.ts': 'visitors without an account have files, too',
  'features/assistant/sweep-assistant.ts': 'a job',
  'features/assistant/take-budget.ts': 'nobody writes their own budget',
  'features/audit/anchor-audit-chain.ts': 'a job',
  'features/audit/check-audit-chain.ts': 'a job over everybody',
  'features/cases/erase-note.ts': 'a job',
  'features/dates/remind-of-dates.ts': 'a job over everybody',
  'features/documents/check-document-key.ts': 'runs at the start of the server',
  'features/documents/check-installation.ts': 'runs at the start of the server',
  'features/documents/check-waiting-files.ts': 'a job over everybody',
  'features/documents/erase-document.ts': 'a job',
  'features/documents/mark-missing.ts': 'a job',
  'features/documents/quarantine-orphans.ts': 'a job',
  'features/documents/reconcile-files.ts': 'a job',
  'features/health/count-jobs.ts': 'the jobs are nobody’s',
  'features/health/probe-system.ts': 'asks for a sign of life',
  'features/lists/fold-list-counts.ts': 'a job',
  'features/lists/recount-lists.ts': 'a job',
  'features/mails/claim-mail.ts': 'a job',
  'features/mails/requeue-mails.ts': 'a job',
  'features/mails/settle-mail.ts': 'a job',
  'features/pages/publish-scheduled.ts': 'a job',
  'features/plans/begin-checkout.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/change-plan.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/check-subscription.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/check-subscriptions.ts': 'a job',
  'features/plans/decide-refund.ts': 'only the program writes what is about money; it names the admin',
  'features/plans/erase-customer.ts': 'a job',
  'features/plans/expire-others.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/handle-event.ts': 'events come from the provider',
  'features/plans/make-refund.ts': 'a job',
  'features/plans/open-portal.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/open-session.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/receive-event.ts': 'events come from the provider',
  'features/plans/request-refund.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/resume-plan.ts': 'a job',
  'features/plans/sync-customer.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/reviews/tell-returned.ts': 'a job',
  'features/traffic/collector.ts': 'visitors are nobody, and many of them are stored at once',
  'features/traffic/count-day.ts': 'a job',
  'features/traffic/find-earlier-variant.ts': 'visitors may not read draws, their own included',
  'features/traffic/keep-traffic-months.ts': 'a job',
  'features/traffic/marketing-snapshot.ts': 'is read once for every visitor',
  'features/traffic/mend-day.ts': 'a job',
  'features/traffic/rebuild-rollups.ts': 'a job',
  'features/traffic/record-conversion.ts': 'a job',
  'http/recent-sign-in.ts': 'passes it on, with a question before it',
  'platform/billing/built-in/ledger.ts': 'the provider knows customers of its own, not people',
  'platform/identity/built-in/built-in-people.ts': 'comes before anybody is known',
  'platform/identity/built-in/provider-state.ts': 'comes before anybody is known',
  'platform/identity/signing-keys.ts': 'comes before anybody is known',
  'queue-start-jobs.ts': 'runs at the start of the server',
};

/** Files that may make connections: the door, the worker, the launcher of the server, the owner's two hands, and backups. */
const connectors = [
  'features/backup/with-owner.ts',
  'platform/connect-as-owner.ts',
  'platform/cut-hung-connections.ts',
  'platform/database.ts',
  'platform/live/listen-for-notices.ts',
  'platform/migrate.ts',
  'platform/postgres/connect.ts',
  'platform/schema/as-owner.ts',
  'platform/schema/owner-pool.ts',
  'platform/worker.ts',
];

const folder = new URL('../', import.meta.url);

function filesWith(pattern: RegExp): string[] {
  return globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) => pattern.test(readFileSync(new URL(name, folder), 'utf8')))
    .sort();
}

test('only listed files act as the system, and every listed file does', () => {
  expect(filesWith(/\.asSystem(AtOnce|Reader)?\(/)).toEqual(Object.keys(systemCallers));
});

test('only listed files connect to the database', () => {
  expect(filesWith(/new (pg\.)?(Pool|Client|Kysely)\b/)).toEqual(connectors);
});
