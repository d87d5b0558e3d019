import { sweepSignIn } from '#features/accounts/server/sign-in.ts';
import { tellDecision } from '#features/applications/server/tell-decision.ts';
import { sweepAssistant } from '#features/assistant/server/attachment-store.ts';
import { anchorAuditChain, checkAuditChain } from '#features/audit/server/chain-checks.ts';
import { eraseNote } from '#features/cases/server/notes.ts';
import { checkWaitingFiles } from '#features/documents/server/check-file.ts';
import { eraseDocument } from '#features/documents/server/delete.ts';
import { checkFiles, reconcileFiles } from '#features/documents/server/reconcile.ts';
import { foldListCounts, recountLists } from '#features/lists/server/counts.ts';
import { requeueMails } from '#features/mails/server/queue.ts';
import { sendMail } from '#features/mails/server/send.ts';
import { sweepNotices } from '#features/notices/server/notices.ts';
import { publishScheduled } from '#features/pages/server/schedule-publish.ts';
import { resumeAfterDecision } from '#features/plans/server/change-plan.ts';
import { eraseCustomer } from '#features/plans/server/erase-customer.ts';
import { makeRefund } from '#features/plans/server/make-refund.ts';
import { checkPlan, checkSubscriptions } from '#features/plans/server/subscription-checks.ts';
import { handleLeftEvent } from '#features/plans/server/webhook.ts';
import { eraseAccount, eraseDueAccounts } from '#features/privacy/server/erase-account.ts';
import { endReview } from '#features/reviews/server/openings.ts';
import { tellReturned } from '#features/reviews/server/review.ts';
import { remindOfDates } from '#features/schedule/server/reminders.ts';
import { recordConversion } from '#features/traffic/server/record.ts';
import { checkRollups, keepTrafficMonths, rebuildRollups } from '#features/traffic/server/rollups.ts';
import { deliverBillingEvent, passBillingTime } from '#platform/server/billing/create-billing.ts';
import type { Tasks } from '#platform/server/jobs.ts';

/** Which function runs each job of `platform/shared/jobs.ts`. */
export const tasks: Tasks = {
  'check-audit-chain': checkAuditChain,
  'anchor-audit-chain': anchorAuditChain,
  'tell-decision': tellDecision,
  'tell-returned': tellReturned,
  'end-review': endReview,
  'publish-page': publishScheduled,
  'erase-note': eraseNote,
  'erase-document': eraseDocument,
  'reconcile-files': reconcileFiles,
  'check-files': checkFiles,
  'check-waiting-files': checkWaitingFiles,
  'requeue-mails': requeueMails,
  'send-mail': sendMail,
  'remind-of-dates': remindOfDates,
  'fold-list-counts': foldListCounts,
  'recount-lists': recountLists,
  'sweep-sign-in': sweepSignIn,
  'deliver-billing-event': deliverBillingEvent,
  'pass-billing-time': passBillingTime,
  'sweep-assistant': sweepAssistant,
  'sweep-notices': sweepNotices,
  'check-plan': checkPlan,
  'resume-plan': resumeAfterDecision,
  'make-refund': makeRefund,
  'erase-customer': eraseCustomer,
  'erase-due-accounts': eraseDueAccounts,
  'erase-account': eraseAccount,
  'handle-billing-event': handleLeftEvent,
  'check-subscriptions': checkSubscriptions,
  'record-conversion': recordConversion,
  'keep-traffic-months': keepTrafficMonths,
  'check-rollups': checkRollups,
  'rebuild-rollups': rebuildRollups,
};

/** Minute, hour, day, month, weekday (UTC) and task. `fill`: a worker that was away catches up once. */
export const crontab = `
17 3 * * * check-audit-chain ?fill=1d
7,22,37,52 * * * * anchor-audit-chain
*/15 * * * * sweep-sign-in
*/5 * * * * pass-billing-time
*/5 * * * * sweep-assistant
3,13,23,33,43,53 * * * * check-subscriptions
* * * * * reconcile-files
* * * * * check-waiting-files ?jobKey=check-waiting-files
* * * * * fold-list-counts
37 3 * * * recount-lists ?fill=1d
41 * * * * check-files ?fill=1h
*/10 * * * * requeue-mails
8,18,28,38,48,58 * * * * erase-due-accounts
30 14 * * * remind-of-dates ?fill=1d
11 4 * * * sweep-notices ?fill=1d
23 4 * * * keep-traffic-months ?fill=1d&jobKey=keep-traffic-months
37 6 * * * check-rollups ?fill=1d
`;
