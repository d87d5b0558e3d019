import { sweepSignIn } from '#features/accounts/server/sweep-sign-in.ts';
import { tellDecision } from '#features/applications/server/tell-decision.ts';
import { sweepAssistant } from '#features/assistant/server/sweep-assistant.ts';
import { anchorAuditChain } from '#features/audit/server/anchor-audit-chain.ts';
import { checkAuditChain } from '#features/audit/server/check-audit-chain.ts';
import { eraseNote } from '#features/cases/server/erase-note.ts';
import { checkFiles } from '#features/documents/server/check-files.ts';
import { checkWaitingFiles } from '#features/documents/server/check-waiting-files.ts';
import { eraseDocument } from '#features/documents/server/erase-document.ts';
import { reconcileFiles } from '#features/documents/server/reconcile-files.ts';
import { foldListCounts } from '#features/lists/server/fold-list-counts.ts';
import { recountLists } from '#features/lists/server/recount-lists.ts';
import { requeueMails } from '#features/mails/server/requeue-mails.ts';
import { sendMail } from '#features/mails/server/send-mail.ts';
import { publishScheduled } from '#features/pages/server/publish-scheduled.ts';
import { checkPlan } from '#features/plans/server/check-plan.ts';
import { checkSubscriptions } from '#features/plans/server/check-subscriptions.ts';
import { eraseCustomer } from '#features/plans/server/erase-customer.ts';
import { handleLeftEvent } from '#features/plans/server/handle-event.ts';
import { makeRefund } from '#features/plans/server/make-refund.ts';
import { resumeAfterDecision } from '#features/plans/server/resume-plan.ts';
import { eraseAccount } from '#features/privacy/server/erase-account.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-due-accounts.ts';
import { tellReturned } from '#features/reviews/server/tell-returned.ts';
import { remindOfDates } from '#features/schedule/server/remind-of-dates.ts';
import { checkRollups } from '#features/traffic/server/check-rollups.ts';
import { keepTrafficMonths } from '#features/traffic/server/keep-traffic-months.ts';
import { rebuildRollups } from '#features/traffic/server/rebuild-rollups.ts';
import { recordConversion } from '#features/traffic/server/record-conversion.ts';
import { deliverBillingEvent } from '#platform/server/billing/deliver-billing-event.ts';
import { passBillingTime } from '#platform/server/billing/pass-billing-time.ts';
import type { Tasks } from '#platform/server/jobs.ts';

/** The table of contents of the jobs; `platform/shared/jobs.ts` says what each is told. */
export const tasks: Tasks = {
  'check-audit-chain': checkAuditChain,
  'anchor-audit-chain': anchorAuditChain,
  'tell-decision': tellDecision,
  'tell-returned': tellReturned,
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

/** Minute, hour, day, month, weekday (UTC) and task. A worker that was away at the time makes up for it once. */
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
23 4 * * * keep-traffic-months ?fill=1d&jobKey=keep-traffic-months
37 6 * * * check-rollups ?fill=1d
`;
