import * as accounts from '#domain/contracts/accounts.ts';
import * as activity from '#domain/contracts/activity.ts';
import * as batches from '#domain/contracts/application-batches.ts';
import * as applications from '#domain/contracts/applications.ts';
import * as cannedReplies from '#domain/contracts/canned-replies.ts';
import * as caseNotes from '#domain/contracts/case-notes.ts';
import * as cases from '#domain/contracts/cases.ts';
import * as documents from '#domain/contracts/documents.ts';
import * as facts from '#domain/contracts/facts.ts';
import * as finding from '#domain/contracts/finding.ts';
import * as guide from '#domain/contracts/guide.ts';
import {
  health,
  live as liveness,
  ready,
  getSystemStatus as systemStatus,
} from '#domain/contracts/health.ts';
import * as live from '#domain/contracts/live.ts';
import * as mails from '#domain/contracts/mails.ts';
import * as officeAccounts from '#domain/contracts/office-accounts.ts';
import * as officeAudit from '#domain/contracts/office-audit.ts';
import * as officeSupport from '#domain/contracts/office-support.ts';
import * as overview from '#domain/contracts/overview.ts';
import * as pets from '#domain/contracts/pets.ts';
import { reportPolicy as reportPolicyContract } from '#domain/contracts/policy-reports.ts';
import * as presence from '#domain/contracts/presence.ts';
import * as reviews from '#domain/contracts/reviews.ts';
import * as settings from '#domain/contracts/settings.ts';
import * as support from '#domain/contracts/support.ts';
import * as traffic from '#domain/contracts/traffic.ts';
import * as views from '#domain/contracts/views.ts';
import { changeRole } from '../features/accounts/change-role.ts';
import { endOfficeSessions } from '../features/accounts/end-office-sessions.ts';
import { exportAccounts } from '../features/accounts/export-accounts.ts';
import { getOfficeAccount } from '../features/accounts/get-office-account.ts';
import { listAccounts } from '../features/accounts/list-accounts.ts';
import { listStaff } from '../features/accounts/list-staff.ts';
import { sendStaffMail } from '../features/accounts/send-staff-mail.ts';
import { assignApplication } from '../features/applications/assign-application.ts';
import { assignApplications } from '../features/applications/assign-applications.ts';
import { countApplicationViews } from '../features/applications/count-application-views.ts';
import { decideApplication } from '../features/applications/decide-application.ts';
import { decideApplications } from '../features/applications/decide-applications.ts';
import { exportApplications } from '../features/applications/export-applications.ts';
import { listApplications } from '../features/applications/list-applications.ts';
import { listOwnApplications } from '../features/applications/list-own-applications.ts';
import { removeApplication } from '../features/applications/remove-application.ts';
import { startApplication } from '../features/applications/start-application.ts';
import { undoDecision } from '../features/applications/undo-decision.ts';
import { undoDecisions } from '../features/applications/undo-decisions.ts';
import { checkAudit } from '../features/audit/check-audit.ts';
import { getAuditCheck } from '../features/audit/get-audit-check.ts';
import { listActivity } from '../features/audit/list-activity.ts';
import { listAudit } from '../features/audit/list-audit.ts';
import { addCannedReply } from '../features/canned-replies/add-canned-reply.ts';
import { deleteCannedReply } from '../features/canned-replies/delete-canned-reply.ts';
import { listCannedReplies } from '../features/canned-replies/list-canned-replies.ts';
import { saveCannedReply } from '../features/canned-replies/save-canned-reply.ts';
import { changeNote } from '../features/cases/change-note.ts';
import { getCase } from '../features/cases/get-case.ts';
import { getCaseHistory } from '../features/cases/get-case-history.ts';
import { listNotes } from '../features/cases/list-notes.ts';
import { removeNote } from '../features/cases/remove-note.ts';
import { restoreNote } from '../features/cases/restore-note.ts';
import { writeNote } from '../features/cases/write-note.ts';
import { beginUpload } from '../features/documents/begin-upload.ts';
import { categoriseDocument } from '../features/documents/categorise-document.ts';
import { createArchiveLink } from '../features/documents/create-archive-link.ts';
import { createLink } from '../features/documents/create-link.ts';
import { deleteDocument } from '../features/documents/delete-document.ts';
import { getContent } from '../features/documents/get-content.ts';
import { listDocuments } from '../features/documents/list-documents.ts';
import { openArchive } from '../features/documents/open-archive.ts';
import { openLink } from '../features/documents/open-link.ts';
import { putContent } from '../features/documents/put-content.ts';
import { addFact } from '../features/facts/add-fact.ts';
import { exportFacts } from '../features/facts/export-facts.ts';
import { getFact } from '../features/facts/get-fact.ts';
import { listFacts } from '../features/facts/list-facts.ts';
import { listOfficeFacts } from '../features/facts/list-office-facts.ts';
import { saveFact } from '../features/facts/save-fact.ts';
import { findRecords } from '../features/finding/find-records.ts';
import { getGuide } from '../features/guide/get-guide.ts';
import { listGuideNotes } from '../features/guide/list-guide-notes.ts';
import { requestReview } from '../features/guide/request-review.ts';
import { saveGuideNote } from '../features/guide/save-guide-note.ts';
import { setGuideItem } from '../features/guide/set-guide-item.ts';
import { getHealth, getLive, getReady } from '../features/health/get-health.ts';
import { getSystemStatus } from '../features/health/get-system-status.ts';
import { exportAudit } from '../features/lists/export-audit.ts';
import { followLive } from '../features/live/follow-live.ts';
import { exportMails } from '../features/mails/export-mails.ts';
import { listMails } from '../features/mails/list-mails.ts';
import { openMail } from '../features/mails/open-mail.ts';
import { previewMails } from '../features/mails/preview-mails.ts';
import { retryMail } from '../features/mails/retry-mail.ts';
import { getOverview } from '../features/overview/get-overview.ts';
import { listWaiting } from '../features/overview/list-waiting.ts';
import { askPetExpert } from '../features/pets/ask-pet-expert.ts';
import { reportPolicy } from '../features/policy-reports/report-policy.ts';
import { endPresence } from '../features/presence/end-presence.ts';
import { notePresence } from '../features/presence/note-presence.ts';
import { exportDocumentsToReview } from '../features/reviews/export-documents-to-review.ts';
import { getReviewSummary } from '../features/reviews/get-review-summary.ts';
import { listCaseDocuments } from '../features/reviews/list-case-documents.ts';
import { listDocumentsToReview } from '../features/reviews/list-documents-to-review.ts';
import { listOpenings } from '../features/reviews/list-openings.ts';
import { openDocument } from '../features/reviews/open-document.ts';
import { openedDocument } from '../features/reviews/opened-document.ts';
import { reviewDocument } from '../features/reviews/review-document.ts';
import { getPublicSettings } from '../features/settings/get-public-settings.ts';
import { getSettings } from '../features/settings/get-settings.ts';
import { listSettingChanges } from '../features/settings/list-setting-changes.ts';
import { saveSettings } from '../features/settings/save-settings.ts';
import { addNote } from '../features/support/add-note.ts';
import { answerMessage } from '../features/support/answer-message.ts';
import { assignMessage } from '../features/support/assign-message.ts';
import { beginMessage } from '../features/support/begin-message.ts';
import { changeMessages } from '../features/support/change-messages.ts';
import { exportMessages } from '../features/support/export-messages.ts';
import { getMessage } from '../features/support/get-message.ts';
import { getSupportCounts } from '../features/support/get-support-counts.ts';
import { getThread } from '../features/support/get-thread.ts';
import { listMessages } from '../features/support/list-messages.ts';
import { listOwnMessages } from '../features/support/list-own-messages.ts';
import { markRead } from '../features/support/mark-read.ts';
import { mergeMessages } from '../features/support/merge-messages.ts';
import { rateMessage } from '../features/support/rate-message.ts';
import { sendMessage } from '../features/support/send-message.ts';
import { sendReply } from '../features/support/send-reply.ts';
import { setPriority } from '../features/support/set-priority.ts';
import { setStatus } from '../features/support/set-status.ts';
import { snoozeMessage } from '../features/support/snooze-message.ts';
import { unmergeMessage } from '../features/support/unmerge-message.ts';
import { collect } from '../features/traffic/collect.ts';
import { listViews } from '../features/views/list-views.ts';
import { removeView } from '../features/views/remove-view.ts';
import { renameView } from '../features/views/rename-view.ts';
import { saveView } from '../features/views/save-view.ts';
import { accountRoutes } from './account-routes.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { dateRoutes } from './date-routes.ts';
import { experimentRoutes } from './experiment-routes.ts';
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
} from './limits.ts';
import { marketingRoutes } from './marketing-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { type Route, route } from './route.ts';
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
