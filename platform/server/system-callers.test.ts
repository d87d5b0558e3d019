import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Functions that may act on behalf of nobody, past the walls between people, by file. Each needs a reason why nobody is there to
 * act for yet or any more.
 */
const systemCallers: Record<string, Record<string, string>> = {
  'app/server/open-platform.ts': {
    queueStartJobs: 'runs at the start of the server',
  },
  'features/accounts/server/admin-setup.ts': {
    claimAdmin: 'the first admin is nobody yet',
    countAttempt: 'a failed attempt must stay counted when its transaction is undone',
    ensureSetupKey: 'runs at the start of the server',
  },
  'features/accounts/server/find-session.ts': {
    findSessionByCookie: 'comes before anybody is known',
    noteVisit: 'comes before anybody is known',
    personOf: 'ends what was found to be over',
  },
  'features/accounts/server/open-session.ts': {
    openSession: 'comes before anybody is known',
  },
  'features/accounts/server/sessions.ts': {
    endSession: 'sessions are written by sign-in alone; it names its owner in every statement',
    signOut: 'must work with tokens that no longer let anybody in',
  },
  'features/accounts/server/sign-in.ts': {
    forgetFlow: 'comes before anybody is known',
    startSignIn: 'comes before anybody is known',
    sweepSignIn: 'a job',
    takeFlow: 'comes before anybody is known',
  },
  'features/accounts/server/tokens.ts': {
    redeemCode: 'comes before anybody is known',
    refreshSession: 'comes before anybody is known',
  },
  'features/applications/server/tell-decision.ts': {
    tellDecision: 'a job',
  },
  'features/assistant/server/attachment-store.ts': {
    forgetAttachment: 'visitors without an account have files, too',
    keepAttachment: 'visitors without an account have files, too',
    openAttachment: 'visitors without an account have files, too',
    sweepAssistant: 'a job',
  },
  'features/assistant/server/budget.ts': {
    correctBudget: 'nobody writes their own budget',
    takeBudget: 'nobody writes their own budget',
  },
  'features/audit/server/chain-checks.ts': {
    anchorAuditChain: 'a job',
    begin: 'a job over everybody',
    checkAuditChain: 'a job over everybody',
    note: 'a job over everybody',
  },
  'features/cases/server/notes.ts': {
    eraseNote: 'a job',
  },
  'features/documents/server/check-file.ts': {
    checkStored: 'a job over everybody',
    claim: 'a job over everybody',
    refuseStored: 'a job over everybody',
  },
  'features/documents/server/check-installation.ts': {
    checkInstallation: 'runs at the start of the server',
    createId: 'runs at the start of the server',
  },
  'features/documents/server/delete.ts': {
    eraseDocument: 'a job',
  },
  'features/documents/server/document-key.ts': {
    checkDocumentKey: 'runs at the start of the server',
  },
  'features/documents/server/reconcile.ts': {
    markMissing: 'a job',
    reconcileFiles: 'a job',
    withRows: 'a job',
  },
  'features/lists/server/counts.ts': {
    correctCounts: 'a job',
    foldListCounts: 'a job',
  },
  'features/mails/server/queue.ts': {
    requeueMails: 'a job',
  },
  'features/mails/server/send.ts': {
    claimMail: 'a job',
    settleMail: 'a job',
  },
  'features/notices/server/notices.ts': {
    sweepNotices: 'a job over everybody',
  },
  'features/overview/server/health.ts': {
    countMissingFiles: 'asks for a sign of life',
  },
  'features/overview/server/system-status.ts': {
    countJobs: 'the jobs are nobody’s',
  },
  'features/pages/server/schedule-publish.ts': {
    publishScheduled: 'a job',
  },
  'features/plans/server/change-subscription.ts': {
    changeSubscription: 'only the program writes what is about money; it names its owner in every statement',
    takeLease: 'only the program writes what is about money; it names its owner in every statement',
  },
  'features/plans/server/checkout-session.ts': {
    addCustomer: 'only the program writes what is about money; it names its owner in every statement',
    expireOthers: 'only the program writes what is about money; it names its owner in every statement',
    openSession: 'only the program writes what is about money; it names its owner in every statement',
  },
  'features/plans/server/checkout.ts': {
    beginCheckout: 'only the program writes what is about money; it names its owner in every statement',
  },
  'features/plans/server/erase-customer.ts': {
    eraseCustomer: 'a job',
  },
  'features/plans/server/make-refund.ts': {
    noteRefusal: 'a job',
    readDue: 'a job',
  },
  'features/plans/server/portal.ts': {
    createPortal: 'only the program writes what is about money; it names its owner in every statement',
  },
  'features/plans/server/refunds.ts': {
    decideRefund: 'only the program writes what is about money; it names the admin',
    requestRefund: 'only the program writes what is about money; it names its owner in every statement',
  },
  'features/plans/server/subscription-checks.ts': {
    checkSubscription: 'only the program writes what is about money; it names its owner in every statement',
    checkSubscriptions: 'a job',
  },
  'features/plans/server/sync.ts': {
    syncCustomer: 'only the program writes what is about money; it names its owner in every statement',
  },
  'features/plans/server/webhook.ts': {
    handleEvent: 'events come from the provider',
    receiveEvent: 'events come from the provider',
  },
  'features/privacy/server/erase-account.ts': {
    beginErasure: 'a job',
    eraseAccount: 'a job',
    eraseDueAccounts: 'a job over everybody',
    eraseOneDocument: 'a job',
  },
  'features/privacy/server/erasure-request.ts': {
    requestErasure: 'only the program writes what deletes somebody; it names its owner in every statement',
    withdrawErasure: 'only the program writes what deletes somebody; it names its owner in every statement',
  },
  'features/reviews/server/openings.ts': {
    endReview: 'a job',
  },
  'features/reviews/server/review.ts': {
    tellReturned: 'a job',
  },
  'features/schedule/server/reminders.ts': {
    remindOfDates: 'a job over everybody',
  },
  'features/traffic/server/choose-page.ts': {
    findEarlierVariant: 'visitors may not read draws, their own included',
  },
  'features/traffic/server/collector.ts': {
    openCollector: 'visitors are nobody, and many of them are stored at once',
  },
  'features/traffic/server/count-day.ts': {
    differencesOf: 'a job',
  },
  'features/traffic/server/marketing-snapshot.ts': {
    openSnapshots: 'is read once for every visitor',
  },
  'features/traffic/server/record.ts': {
    recordConversion: 'a job',
  },
  'features/traffic/server/rollups.ts': {
    keepTrafficMonths: 'a job',
    mendDay: 'a job',
    rebuildRollups: 'a job',
  },
  'platform/server/billing/built-in/ledger.ts': {
    inLedger: 'the provider knows customers of its own, not people',
  },
  'platform/server/http/check-policy.ts': {
    withRecentSignIn: 'passes it on, with a question before it',
  },
  'platform/server/identity/access-tokens.ts': {
    signingKeys: 'comes before anybody is known',
  },
  'platform/server/identity/built-in/built-in-people.ts': {
    readDemoPeople: 'comes before anybody is known',
  },
  'platform/server/identity/built-in/provider.ts': {
    providerState: 'comes before anybody is known',
  },
  'platform/server/worker.ts': {
    workerElsewhere: 'asks about processes, not about people',
  },
};

/** Files that may make connections: the door, the worker, the launcher of the server, the owner's two hands, and backups. */
const connectors = [
  'features/backup/server/with-owner.ts',
  'platform/server/connections.ts',
  'platform/server/live.ts',
  'platform/server/pool.ts',
  'platform/server/postgres/cluster.ts',
  'platform/server/schema/addresses.ts',
  'platform/server/schema/migrate.ts',
  'platform/server/schema/owner.ts',
  'platform/server/worker.ts',
];

const actsAsSystem = /\.asSystem(AtOnce|Reader)?\(/;

const folder = new URL('../../', import.meta.url);

function filesWith(pattern: RegExp): string[] {
  return globSync('{app,features,platform}/**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) => pattern.test(readFileSync(new URL(name, folder), 'utf8')))
    .sort();
}

/** The outermost declarations of a file in which something is done as the system, in alphabetical order. */
function functionsActingAsSystem(file: string): string[] {
  const found = new Set<string>();
  let within = 'the file itself';
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    within = /^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+)/.exec(line)?.[1] ?? within;
    if (actsAsSystem.test(line)) found.add(within);
  }
  return [...found].sort();
}

test('only listed functions act as the system, and every listed one does', () => {
  const found = filesWith(actsAsSystem).map((file) => [file, functionsActingAsSystem(file)]);
  const listed = Object.entries(systemCallers).map(([file, functions]) => [file, Object.keys(functions)]);
  expect(found).toEqual(listed);
});

test('only listed files connect to the database', () => {
  expect(filesWith(/new (pg\.)?(Pool|Client|Kysely)\b/)).toEqual(connectors);
});
