import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Files that may act on behalf of nobody, past the walls between people. Each needs a reason why nobody is there to
 * act for yet or any more.
 */
const systemCallers: Record<string, string> = {
  'app/server/queue-start-jobs.ts': 'runs at the start of the server',
  'features/accounts/server/check-session.ts': 'comes before anybody is known',
  'features/accounts/server/claim-admin.ts': 'the first admin is nobody yet',
  'features/accounts/server/count-try.ts': 'a failed try must stay counted when its transaction is undone',
  'features/accounts/server/end-session.ts':
    'sessions are written by sign-in alone; it names its owner in every statement',
  'features/accounts/server/ensure-setup-key.ts': 'runs at the start of the server',
  'features/accounts/server/find-session-by-cookie.ts': 'comes before anybody is known',
  'features/accounts/server/find-session.ts': 'comes before anybody is known',
  'features/accounts/server/finish-sign-in.ts': 'comes before anybody is known',
  'features/accounts/server/open-session.ts': 'comes before anybody is known',
  'features/accounts/server/redeem-code.ts': 'comes before anybody is known',
  'features/accounts/server/refresh-session.ts': 'comes before anybody is known',
  'features/accounts/server/sign-out.ts': 'must work with tokens that no longer let anybody in',
  'features/accounts/server/start-sign-in.ts': 'comes before anybody is known',
  'features/accounts/server/sweep-sign-in.ts': 'a job',
  'features/applications/server/tell-decision.ts': 'a job',
  'features/assistant/server/attachment-store.ts': 'visitors without an account have files, too',
  'features/assistant/server/sweep-assistant.ts': 'a job',
  'features/assistant/server/take-budget.ts': 'nobody writes their own budget',
  'features/audit/server/anchor-audit-chain.ts': 'a job',
  'features/audit/server/check-audit-chain.ts': 'a job over everybody',
  'features/cases/server/erase-note.ts': 'a job',
  'features/documents/server/check-document-key.ts': 'runs at the start of the server',
  'features/documents/server/check-installation.ts': 'runs at the start of the server',
  'features/documents/server/check-waiting-files.ts': 'a job over everybody',
  'features/documents/server/erase-document.ts': 'a job',
  'features/documents/server/mark-missing.ts': 'a job',
  'features/documents/server/quarantine-orphans.ts': 'a job',
  'features/documents/server/reconcile-files.ts': 'a job',
  'features/lists/server/fold-list-counts.ts': 'a job',
  'features/lists/server/recount-lists.ts': 'a job',
  'features/mails/server/claim-mail.ts': 'a job',
  'features/mails/server/requeue-mails.ts': 'a job',
  'features/mails/server/settle-mail.ts': 'a job',
  'features/overview/server/health/count-jobs.ts': 'the jobs are nobody’s',
  'features/overview/server/health/probe-system.ts': 'asks for a sign of life',
  'features/pages/server/publish-scheduled.ts': 'a job',
  'features/plans/server/begin-checkout.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/change-plan.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/check-subscription.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/check-subscriptions.ts': 'a job',
  'features/plans/server/decide-refund.ts': 'only the program writes what is about money; it names the admin',
  'features/plans/server/erase-customer.ts': 'a job',
  'features/plans/server/expire-others.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/handle-event.ts': 'events come from the provider',
  'features/plans/server/make-refund.ts': 'a job',
  'features/plans/server/open-portal.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/open-session.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/receive-event.ts': 'events come from the provider',
  'features/plans/server/request-refund.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/plans/server/resume-plan.ts': 'a job',
  'features/plans/server/sync-customer.ts':
    'only the program writes what is about money; it names its owner in every statement',
  'features/privacy/server/begin-erasure.ts': 'a job',
  'features/privacy/server/erase-account.ts': 'a job',
  'features/privacy/server/erase-due-accounts.ts': 'a job over everybody',
  'features/privacy/server/request-erasure.ts':
    'only the program writes what deletes somebody; it names its owner in every statement',
  'features/privacy/server/withdraw-erasure.ts':
    'only the program writes what deletes somebody; it names its owner in every statement',
  'features/reviews/server/tell-returned.ts': 'a job',
  'features/schedule/server/remind-of-dates.ts': 'a job over everybody',
  'features/traffic/server/collector.ts': 'visitors are nobody, and many of them are stored at once',
  'features/traffic/server/count-day.ts': 'a job',
  'features/traffic/server/find-earlier-variant.ts': 'visitors may not read draws, their own included',
  'features/traffic/server/keep-traffic-months.ts': 'a job',
  'features/traffic/server/marketing-snapshot.ts': 'is read once for every visitor',
  'features/traffic/server/mend-day.ts': 'a job',
  'features/traffic/server/rebuild-rollups.ts': 'a job',
  'features/traffic/server/record-conversion.ts': 'a job',
  'platform/server/billing/built-in/ledger.ts': 'the provider knows customers of its own, not people',
  'platform/server/http/recent-sign-in.ts': 'passes it on, with a question before it',
  'platform/server/identity/built-in/built-in-people.ts': 'comes before anybody is known',
  'platform/server/identity/built-in/provider-state.ts': 'comes before anybody is known',
  'platform/server/identity/signing-keys.ts': 'comes before anybody is known',
};

/** Files that may make connections: the door, the worker, the launcher of the server, the owner's two hands, and backups. */
const connectors = [
  'features/backup/server/with-owner.ts',
  'platform/server/connect-as-owner.ts',
  'platform/server/cut-hung-connections.ts',
  'platform/server/database.ts',
  'platform/server/live/listen-for-notices.ts',
  'platform/server/migrate.ts',
  'platform/server/postgres/connect.ts',
  'platform/server/schema/as-owner.ts',
  'platform/server/schema/owner-pool.ts',
  'platform/server/worker.ts',
];

const folder = new URL('../../', import.meta.url);

function filesWith(pattern: RegExp): string[] {
  return globSync('{app,features,platform}/**/*.ts', { cwd: folder })
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
