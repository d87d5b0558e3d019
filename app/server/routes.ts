import * as accounts from '#features/accounts/contract/accounts.ts';
import { listStaff } from '#features/accounts/server/list-staff.ts';
import * as batches from '#features/applications/contract/application-batches.ts';
import * as applications from '#features/applications/contract/applications.ts';
import { assignApplication } from '#features/applications/server/assign-application.ts';
import { assignApplications } from '#features/applications/server/assign-applications.ts';
import { countApplicationViews } from '#features/applications/server/count-application-views.ts';
import { decideApplication } from '#features/applications/server/decide-application.ts';
import { decideApplications } from '#features/applications/server/decide-applications.ts';
import { exportApplications } from '#features/applications/server/export-applications.ts';
import { listApplications } from '#features/applications/server/list-applications.ts';
import { listOwnApplications } from '#features/applications/server/list-own-applications.ts';
import { removeApplication } from '#features/applications/server/remove-application.ts';
import { startApplication } from '#features/applications/server/start-application.ts';
import { undoDecision } from '#features/applications/server/undo-decision.ts';
import { undoDecisions } from '#features/applications/server/undo-decisions.ts';
import * as activity from '#features/audit/contract/activity.ts';
import * as officeAudit from '#features/audit/contract/office-audit.ts';
import { checkAudit } from '#features/audit/server/check-audit.ts';
import { getAuditCheck } from '#features/audit/server/get-audit-check.ts';
import { listActivity } from '#features/audit/server/list-activity.ts';
import { listAudit } from '#features/audit/server/list-audit.ts';
import * as caseNotes from '#features/cases/contract/case-notes.ts';
import * as cases from '#features/cases/contract/cases.ts';
import * as officeAccounts from '#features/cases/contract/office-accounts.ts';
import { changeNote } from '#features/cases/server/change-note.ts';
import { changeRole } from '#features/cases/server/change-role.ts';
import { endOfficeSessions } from '#features/cases/server/end-office-sessions.ts';
import { exportAccounts } from '#features/cases/server/export-accounts.ts';
import { getCase } from '#features/cases/server/get-case.ts';
import { getCaseHistory } from '#features/cases/server/get-case-history.ts';
import { getOfficeAccount } from '#features/cases/server/get-office-account.ts';
import { listAccounts } from '#features/cases/server/list-accounts.ts';
import { listNotes } from '#features/cases/server/list-notes.ts';
import { removeNote } from '#features/cases/server/remove-note.ts';
import { restoreNote } from '#features/cases/server/restore-note.ts';
import { sendStaffMail } from '#features/cases/server/send-staff-mail.ts';
import { writeNote } from '#features/cases/server/write-note.ts';
import * as documents from '#features/documents/contract.ts';
import { beginUpload } from '#features/documents/server/begin-upload.ts';
import { categoriseDocument } from '#features/documents/server/categorise-document.ts';
import { createArchiveLink } from '#features/documents/server/create-archive-link.ts';
import { createLink } from '#features/documents/server/create-link.ts';
import { deleteDocument } from '#features/documents/server/delete-document.ts';
import { getContent } from '#features/documents/server/get-content.ts';
import { listDocuments } from '#features/documents/server/list-documents.ts';
import { openArchive } from '#features/documents/server/open-archive.ts';
import { openLink } from '#features/documents/server/open-link.ts';
import { putContent } from '#features/documents/server/put-content.ts';
import * as facts from '#features/facts/contract.ts';
import { addFact } from '#features/facts/server/add-fact.ts';
import { exportFacts } from '#features/facts/server/export-facts.ts';
import { getFact } from '#features/facts/server/get-fact.ts';
import { listFacts } from '#features/facts/server/list-facts.ts';
import { listOfficeFacts } from '#features/facts/server/list-office-facts.ts';
import { saveFact } from '#features/facts/server/save-fact.ts';
import * as guide from '#features/guide/contract.ts';
import { getGuide } from '#features/guide/server/get-guide.ts';
import { listGuideNotes } from '#features/guide/server/list-guide-notes.ts';
import { requestReview } from '#features/guide/server/request-review.ts';
import { saveGuideNote } from '#features/guide/server/save-guide-note.ts';
import { setGuideItem } from '#features/guide/server/set-guide-item.ts';
import * as views from '#features/lists/contract.ts';
import { exportAudit } from '#features/lists/server/export-audit.ts';
import { listViews } from '#features/lists/server/list-views.ts';
import { removeView } from '#features/lists/server/remove-view.ts';
import { renameView } from '#features/lists/server/rename-view.ts';
import { saveView } from '#features/lists/server/save-view.ts';
import * as mails from '#features/mails/contract.ts';
import { exportMails } from '#features/mails/server/export-mails.ts';
import { listMails } from '#features/mails/server/list-mails.ts';
import { openMail } from '#features/mails/server/open-mail.ts';
import { previewMails } from '#features/mails/server/preview-mails.ts';
import { retryMail } from '#features/mails/server/retry-mail.ts';
import * as finding from '#features/overview/contract/finding.ts';
import {
  health,
  live as liveness,
  ready,
  getSystemStatus as systemStatus,
} from '#features/overview/contract/health.ts';
import * as overview from '#features/overview/contract/overview.ts';
import { findRecords } from '#features/overview/server/find-records.ts';
import { getOverview } from '#features/overview/server/get-overview.ts';
import { getHealth, getLive, getReady } from '#features/overview/server/health/get-health.ts';
import { getSystemStatus } from '#features/overview/server/health/get-system-status.ts';
import { listWaiting } from '#features/overview/server/list-waiting.ts';
import * as pets from '#features/pets/contract.ts';
import { askPetExpert } from '#features/pets/server/ask-pet-expert.ts';
import { reportPolicy as reportPolicyContract } from '#features/policy-reports/contract.ts';
import { reportPolicy } from '#features/policy-reports/server/report-policy.ts';
import * as presence from '#features/presence/contract.ts';
import { endPresence } from '#features/presence/server/end-presence.ts';
import { followLive } from '#features/presence/server/follow-live.ts';
import { notePresence } from '#features/presence/server/note-presence.ts';
import * as reviews from '#features/reviews/contract.ts';
import { exportDocumentsToReview } from '#features/reviews/server/export-documents-to-review.ts';
import { getReviewSummary } from '#features/reviews/server/get-review-summary.ts';
import { listCaseDocuments } from '#features/reviews/server/list-case-documents.ts';
import { listDocumentsToReview } from '#features/reviews/server/list-documents-to-review.ts';
import { listOpenings } from '#features/reviews/server/list-openings.ts';
import { openDocument } from '#features/reviews/server/open-document.ts';
import { openedDocument } from '#features/reviews/server/opened-document.ts';
import { reviewDocument } from '#features/reviews/server/review-document.ts';
import * as settings from '#features/settings/contract.ts';
import { getPublicSettings } from '#features/settings/server/get-public-settings.ts';
import { getSettings } from '#features/settings/server/get-settings.ts';
import { listSettingChanges } from '#features/settings/server/list-setting-changes.ts';
import { saveSettings } from '#features/settings/server/save-settings.ts';
import * as cannedReplies from '#features/support/contract/canned-replies.ts';
import * as officeSupport from '#features/support/contract/office-support.ts';
import * as support from '#features/support/contract/support.ts';
import { addNote } from '#features/support/server/add-note.ts';
import { answerMessage } from '#features/support/server/answer-message.ts';
import { assignMessage } from '#features/support/server/assign-message.ts';
import { beginMessage } from '#features/support/server/begin-message.ts';
import { addCannedReply } from '#features/support/server/canned-replies/add-canned-reply.ts';
import { deleteCannedReply } from '#features/support/server/canned-replies/delete-canned-reply.ts';
import { listCannedReplies } from '#features/support/server/canned-replies/list-canned-replies.ts';
import { saveCannedReply } from '#features/support/server/canned-replies/save-canned-reply.ts';
import { changeMessages } from '#features/support/server/change-messages.ts';
import { exportMessages } from '#features/support/server/export-messages.ts';
import { getMessage } from '#features/support/server/get-message.ts';
import { getSupportCounts } from '#features/support/server/get-support-counts.ts';
import { getThread } from '#features/support/server/get-thread.ts';
import { listMessages } from '#features/support/server/list-messages.ts';
import { listOwnMessages } from '#features/support/server/list-own-messages.ts';
import { markRead } from '#features/support/server/mark-read.ts';
import { mergeMessages } from '#features/support/server/merge-messages.ts';
import { rateMessage } from '#features/support/server/rate-message.ts';
import { sendMessage } from '#features/support/server/send-message.ts';
import { sendReply } from '#features/support/server/send-reply.ts';
import { setPriority } from '#features/support/server/set-priority.ts';
import { setStatus } from '#features/support/server/set-status.ts';
import { snoozeMessage } from '#features/support/server/snooze-message.ts';
import { unmergeMessage } from '#features/support/server/unmerge-message.ts';
import * as traffic from '#features/traffic/contract/traffic.ts';
import { collect } from '#features/traffic/server/collect.ts';
import {
  batch,
  beacons,
  bulk,
  guarded,
  petQuestions,
  probes,
  reads,
  reports,
  streams,
  ticks,
  uploads,
  writes,
} from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as live from '#platform/shared/live.ts';
import { accountRoutes } from './account-routes.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { dateRoutes } from './date-routes.ts';
import { experimentRoutes } from './experiment-routes.ts';
import { marketingRoutes } from './marketing-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** The table of contents of the API: one line per endpoint, with who may call it and how much. */
export const routes: readonly Route[] = [
  route(health, { policy: 'public', limits: probes }, getHealth),
  route(liveness, { policy: 'public', limits: probes }, getLive),
  route(ready, { policy: 'public', limits: probes }, getReady),
  route(settings.getPublicSettings, { policy: 'public', limits: reads }, getPublicSettings),
  route(reportPolicyContract, { policy: 'public', limits: reports }, reportPolicy),
  route(traffic.collect, { policy: 'public', limits: beacons }, collect),

  ...signInRoutes,
  ...accountRoutes,

  route(applications.listOwnApplications, { policy: 'person', limits: reads }, listOwnApplications),
  route(applications.startApplication, { policy: 'person', limits: writes }, startApplication),
  route(applications.removeApplication, { policy: 'person', limits: writes }, removeApplication),
  route(applications.requestReview, { policy: 'person', limits: writes }, requestReview),
  route(live.followLive, { policy: 'person', limits: streams }, followLive),
  route(activity.listActivity, { policy: 'person', limits: reads }, listActivity),
  route(facts.listFacts, { policy: 'person', limits: reads }, listFacts),
  ...dateRoutes,
  route(guide.getGuide, { policy: 'person', limits: reads }, getGuide),
  route(guide.setGuideItem, { policy: 'person', limits: ticks }, setGuideItem),
  route(guide.listGuideNotes, { policy: 'person', limits: reads }, listGuideNotes),
  route(guide.saveGuideNote, { policy: 'person', limits: writes }, saveGuideNote),

  route(documents.listDocuments, { policy: 'person', limits: reads }, listDocuments),
  route(documents.beginUpload, { policy: 'person', limits: writes }, beginUpload),
  route(documents.putContent, { policy: 'person', limits: uploads }, putContent),
  route(documents.getContent, { policy: 'person', limits: reads }, getContent),
  route(documents.createLink, { policy: 'person', limits: writes }, createLink),
  route(documents.openLink, { policy: 'link', limits: reads }, openLink),
  route(documents.createArchiveLink, { policy: 'person', limits: writes }, createArchiveLink),
  route(documents.openArchive, { policy: 'link', limits: bulk }, openArchive),
  route(documents.categoriseDocument, { policy: 'person', limits: writes }, categoriseDocument),
  route(documents.deleteDocument, { policy: 'person', limits: writes }, deleteDocument),
  route(reviews.listOpenings, { policy: 'person', limits: reads }, listOpenings),

  route(support.listOwnMessages, { policy: 'person', limits: reads }, listOwnMessages),
  route(support.sendMessage, { policy: 'person', limits: writes }, sendMessage),
  route(support.getMessage, { policy: 'person', limits: reads }, getMessage),
  route(support.sendReply, { policy: 'person', limits: writes }, sendReply),
  route(support.markRead, { policy: 'person', limits: writes }, markRead),
  route(support.rateMessage, { policy: 'person', limits: writes }, rateMessage),

  route(pets.askPetExpert, { policy: 'person', limits: petQuestions }, askPetExpert),
  ...assistantRoutes,

  route(presence.notePresence, { policy: 'staff', limits: writes }, notePresence),
  route(presence.endPresence, { policy: 'staff', limits: writes }, endPresence),
  route(accounts.listStaff, { policy: 'staff', limits: reads }, listStaff),
  route(finding.findRecords, { policy: 'staff', limits: reads }, findRecords),
  route(overview.getOverview, { policy: 'staff', limits: reads }, getOverview),
  route(overview.listWaiting, { policy: 'staff', limits: reads }, listWaiting),
  route(applications.listApplications, { policy: 'staff', limits: reads }, listApplications),
  route(applications.exportApplications, { policy: 'staff', limits: bulk }, exportApplications),
  route(cases.getCase, { policy: 'staff', limits: reads }, getCase),
  route(cases.getCaseHistory, { policy: 'staff', limits: reads }, getCaseHistory),
  route(caseNotes.listNotes, { policy: 'staff', limits: reads }, listNotes),
  route(caseNotes.writeNote, { policy: 'staff', limits: writes }, writeNote),
  route(caseNotes.changeNote, { policy: 'staff', limits: writes }, changeNote),
  route(caseNotes.removeNote, { policy: 'staff', limits: writes }, removeNote),
  route(caseNotes.restoreNote, { policy: 'staff', limits: writes }, restoreNote),
  route(applications.decideApplication, { policy: 'staff', limits: writes }, decideApplication),
  route(applications.assignApplication, { policy: 'staff', limits: writes }, assignApplication),
  route(batches.decideApplications, { policy: 'staff', limits: batch }, decideApplications),
  route(batches.undoDecisions, { policy: 'staff', limits: batch }, undoDecisions),
  route(batches.assignApplications, { policy: 'staff', limits: batch }, assignApplications),
  route(batches.countApplicationViews, { policy: 'staff', limits: reads }, countApplicationViews),
  route(views.listViews, { policy: 'staff', limits: reads }, listViews),
  route(views.saveView, { policy: 'staff', limits: writes }, saveView),
  route(views.renameView, { policy: 'staff', limits: writes }, renameView),
  route(views.removeView, { policy: 'staff', limits: writes }, removeView),
  route(applications.undoDecision, { policy: 'staff', limits: writes }, undoDecision),
  route(reviews.listCaseDocuments, { policy: 'staff', limits: reads }, listCaseDocuments),
  route(reviews.listDocumentsToReview, { policy: 'staff', limits: reads }, listDocumentsToReview),
  route(reviews.exportDocumentsToReview, { policy: 'staff', limits: bulk }, exportDocumentsToReview),
  route(reviews.getReviewSummary, { policy: 'staff', limits: reads }, getReviewSummary),
  route(reviews.openDocument, { policy: 'staff', limits: writes }, openDocument),
  route(reviews.openedDocument, { policy: 'link', limits: reads }, openedDocument),
  route(reviews.reviewDocument, { policy: 'staff', limits: writes }, reviewDocument),
  route(support.listMessages, { policy: 'staff', limits: reads }, listMessages),
  route(support.exportMessages, { policy: 'staff', limits: bulk }, exportMessages),
  route(officeSupport.getSupportCounts, { policy: 'staff', limits: reads }, getSupportCounts),
  route(officeSupport.changeMessages, { policy: 'staff', limits: writes }, changeMessages),
  route(support.beginMessage, { policy: 'staff', limits: writes }, beginMessage),
  route(support.getThread, { policy: 'staff', limits: reads }, getThread),
  route(support.answerMessage, { policy: 'staff', limits: writes }, answerMessage),
  route(officeSupport.addNote, { policy: 'staff', limits: writes }, addNote),
  route(officeSupport.setStatus, { policy: 'staff', limits: writes }, setStatus),
  route(officeSupport.setPriority, { policy: 'staff', limits: writes }, setPriority),
  route(officeSupport.assignMessage, { policy: 'staff', limits: writes }, assignMessage),
  route(officeSupport.snoozeMessage, { policy: 'staff', limits: writes }, snoozeMessage),
  route(officeSupport.mergeMessages, { policy: 'staff', limits: writes }, mergeMessages),
  route(officeSupport.unmergeMessage, { policy: 'staff', limits: writes }, unmergeMessage),
  route(cannedReplies.listCannedReplies, { policy: 'staff', limits: reads }, listCannedReplies),
  route(cannedReplies.addCannedReply, { policy: 'admin', limits: writes }, addCannedReply),
  route(cannedReplies.saveCannedReply, { policy: 'admin', limits: writes }, saveCannedReply),
  route(cannedReplies.deleteCannedReply, { policy: 'admin', limits: writes }, deleteCannedReply),
  route(accounts.listAccounts, { policy: 'admin', limits: reads }, listAccounts),
  route(accounts.exportAccounts, { policy: 'admin', limits: bulk }, exportAccounts),
  route(officeAccounts.getOfficeAccount, { policy: 'admin', limits: reads }, getOfficeAccount),
  route(officeAccounts.changeRole, { policy: 'admin', limits: writes, recent: true }, changeRole),
  route(officeAccounts.endOfficeSessions, { policy: 'admin', limits: writes }, endOfficeSessions),
  route(officeAccounts.sendStaffMail, { policy: 'admin', limits: writes }, sendStaffMail),
  route(officeAudit.listAudit, { policy: 'admin', limits: reads }, listAudit),
  route(officeAudit.exportAudit, { policy: 'admin', limits: bulk }, exportAudit),
  route(officeAudit.getAuditCheck, { policy: 'admin', limits: reads }, getAuditCheck),
  route(officeAudit.checkAudit, { policy: 'admin', limits: guarded }, checkAudit),
  route(facts.listOfficeFacts, { policy: 'admin', limits: reads }, listOfficeFacts),
  route(facts.exportFacts, { policy: 'admin', limits: bulk }, exportFacts),
  route(facts.addFact, { policy: 'admin', limits: writes }, addFact),
  route(facts.getFact, { policy: 'admin', limits: reads }, getFact),
  route(facts.saveFact, { policy: 'admin', limits: writes }, saveFact),
  ...marketingRoutes,
  ...planRoutes,
  ...experimentRoutes,
  route(settings.getSettings, { policy: 'admin', limits: reads }, getSettings),
  route(settings.saveSettings, { policy: 'admin', limits: writes, recent: true }, saveSettings),
  route(settings.listSettingChanges, { policy: 'admin', limits: reads }, listSettingChanges),
  route(mails.listMails, { policy: 'admin', limits: reads }, listMails),
  route(mails.exportMails, { policy: 'admin', limits: bulk }, exportMails),
  route(mails.previewMails, { policy: 'admin', limits: reads }, previewMails),
  route(mails.openMail, { policy: 'admin', limits: writes }, openMail),
  route(mails.retryMail, { policy: 'admin', limits: writes }, retryMail),
  route(systemStatus, { policy: 'admin', limits: writes }, getSystemStatus),
];
