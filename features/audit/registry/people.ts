import { statusLabels } from '#features/applications/texts/office-applications.ts';
import { roleReasonLabels, sessionReasonLabels } from '#features/cases/texts/office-account.ts';
import type { WaivableDocument } from '#features/documents/rules/document-types.ts';
import type { SetAsideReasonId } from '#features/documents/rules/set-aside.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideReasonWords } from '#features/documents/texts/set-aside.ts';
import { counted } from '#platform/shared/counted.ts';
import { guideItemNames } from '../texts/activity.ts';
import { about } from './kind.ts';

const paperName = (paper: unknown) => documentWords[paper as WaivableDocument]?.name ?? String(paper);
const status = (value: unknown) => statusLabels[value as keyof typeof statusLabels] ?? String(value);
const decided: Record<string, string> = {
  approved: 'approved a case',
  rejected: 'rejected a case',
};

/** What is recorded about people, their cases and their conversations. */
export const people = {
  ...about('accounts', 'account', {
    /** Their first sign-in. */
    'account.created': {
      shown: 'line',
      byOwner: true,
      sentence: ({ who }) => `${who} signed in for the first time`,
    },
    /** A copy of everything we hold about them. */
    'account.copied': {
      shown: 'line',
      sentence: ({ who }, { documents }) =>
        `${who} saved a copy of everything we hold about them, with ${counted(documents, 'document', 'documents')}`,
    },
    /** It is deleted when the grace period is over. */
    'account.erasure_requested': {
      shown: 'line',
      sentence: ({ who }) => `${who} asked for their account to be deleted`,
    },
    /** Without an actor: the account has a role by now. */
    'account.erasure_withdrawn': {
      shown: 'line',
      sentence: ({ who, whose }) => `${who} kept ${whose} account from being deleted`,
    },
    /** With all that depends on it; so the entry has no owner. */
    'account.erased': { sentence: () => 'An account was deleted, as its owner had asked' },
    /** By the setup key. */
    'account.became_first_admin': { byOwner: true, sentence: ({ who }) => `${who} became the first admin` },
    /** Details: from, to, reason (one of a list), sessions (how many ended). */
    'account.role_changed': {
      sentence: ({ who, whose }, { from, to, reason }) =>
        `${who} changed ${whose} role from ${from} to ${to}${reasonOf(roleReasonLabels, reason)}`,
    },
    /** Details: mail_id. The text is in staff_mails. */
    'account.mailed': { sentence: ({ who, whom }) => `${who} sent ${whom} an e-mail` },
    'profile.mails_chosen': {
      sentence: ({ who }, { date_reminders }) =>
        `${who} switched reminders of dates ${date_reminders ? 'on' : 'off'}`,
    },
    /** Details: replaced, whether there was one before. */
    'calendar_address.made': {
      sentence: ({ who }, { replaced }) =>
        `${who} made ${replaced ? 'a new' : 'a'} private address for their calendar`,
    },
    'calendar_address.removed': {
      sentence: ({ who }) => `${who} switched the private address of their calendar off`,
    },
  }),
  ...about('accounts', 'session', {
    'account.signed_in': { byOwner: true, sentence: ({ who }) => `${who} signed in` },
    /** Here or everywhere. */
    'account.signed_out': { byOwner: true, sentence: ({ who }) => `${who} signed out` },
    /** A used refresh token came back after its grace period. */
    'account.replay_detected': {
      sentence: ({ whose }) => `${whose} session was ended: its token came back a second time`,
    },
  }),
  ...about('accounts', ['session', 'account'], {
    /** Details: reason (one of a list), sessions. */
    'session.revoked_by_staff': {
      sentence: ({ who, whose }, { sessions, reason }) =>
        `${who} ended ${sessions === 1 ? `one of ${whose} sessions` : `${sessions} of ${whose} sessions`}${reasonOf(sessionReasonLabels, reason)}`,
    },
  }),
  ...about('accounts', 'profile', {
    /** Details: names of the changed fields. */
    'profile.saved': { shown: 'line', sentence: ({ who }) => `${who} saved their profile` },
    /** Details: removed, never the place. */
    'profile.residence_saved': { shown: 'line', sentence: ({ who }) => `${who} saved where they live` },
  }),
  ...about('cases', 'application', {
    /** With its stages. */
    'application.started': { shown: 'line', sentence: ({ who }) => `${who} began an application` },
    /** Details: kind, never the day. */
    'application.date_saved': {
      sentence: ({ who }, { kind }) =>
        `${who} saved ${kind === 'appointment' ? 'their appointment' : 'until when their passport is valid'}`,
    },
    'application.date_removed': {
      sentence: ({ who }, { kind }) =>
        `${who} removed ${kind === 'appointment' ? 'their appointment' : 'until when their passport is valid'}`,
    },
    /** By what the applicant did. */
    'application.progressed': {
      sentence: ({ whose }, { from, to }) => `${whose} case moved from ${status(from)} to ${status(to)}`,
    },
    /** Details: from, status, with_note, version, batch (the request that decided several). */
    'application.decided': {
      shown: 'final',
      sentence: ({ who, whose }, { from, status: to }) =>
        `${who} ${decided[String(to)]?.replace('a case', `${whose} case`) ?? `set ${whose} case to ${status(to)}`}, which was ${status(from)}`,
    },
    /** Before the applicant was told. Details: from, status, version. */
    'application.decision_undone': {
      sentence: ({ who, whose }, { status: to }) =>
        `${who} took a decision back: ${whose} case is ${status(to)} again`,
    },
    /** Details: from, to, ids or null. */
    'application.assigned': {
      sentence: ({ who, whose }, { to }) =>
        to ? `${who} gave ${whose} case to a member of staff` : `${who} left ${whose} case to nobody`,
    },
    /** Details: note_id. Like the next three without an owner: applicants read their own entries. */
    'application.note_written': { sentence: ({ who }) => `${who} wrote a private note` },
    /** Details: note_id, version. */
    'application.note_changed': { sentence: ({ who }) => `${who} changed a private note` },
    'application.note_removed': { sentence: ({ who }) => `${who} removed a private note` },
    'application.note_restored': { sentence: ({ who }) => `${who} brought a private note back` },
    /** Details: rows, status, searched, selected. */
    'applications.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'case', 'cases')}`,
    },
    'application.review_requested': { shown: 'line', sentence: ({ who }) => `${who} asked for a review` },
    /** One for another person, before it had documents. */
    'application.removed': { shown: 'line', sentence: ({ who }) => `${who} removed an application` },
    /** One of a member of staff, with nothing in it. */
    'application.unused_removed': {
      sentence: ({ who, whose }) => `${who} removed ${whose} application, which was empty`,
    },
    /** An item or a step. */
    'guide.completed': {
      shown: 'merged',
      sentence: ({ who }, { item }) => `${who} completed in the guide: ${guideItemNames([String(item)])}`,
    },
    'guide.paper_set_aside': {
      shown: 'line',
      sentence: ({ who }, { paper, reason }) =>
        `${who} set a document aside: ${paperName(paper)} (${setAsideReasonWords[reason as SetAsideReasonId]})`,
    },
    /** By the applicant, or because the document arrived. */
    'guide.paper_taken_back': {
      shown: 'line',
      sentence: ({ who }, { paper }) =>
        `${who} needs a document again that was set aside: ${paperName(paper)}`,
    },
    /** By the applicant, or with a document that it needs. */
    'guide.reopened': {
      shown: 'merged',
      sentence: ({ who }, { item }) => `${who} reopened in the guide: ${guideItemNames([String(item)])}`,
    },
  }),
  ...about('documents', 'document', {
    /** Details: category, size, findings. */
    'document.uploaded': { shown: 'line', sentence: ({ who }) => `${who} uploaded a document` },
    /** By its owner. */
    'document.opened': { sentence: ({ who, whose }) => `${who} opened one of ${whose} documents` },
    /** Details: from, to. */
    'document.categorised': { sentence: ({ who }) => `${who} filed a document under another category` },
    /** By its owner; a job erases the bytes. Details: application_id. */
    'document.deleted': { shown: 'line', sentence: ({ who }) => `${who} deleted a document` },
    /**
     * Written before any byte leaves. Details: reason; findings and warned (the file was downloaded after
     * a warning, not drawn as pictures) where it has findings.
     */
    'document.opened_by_staff': {
      shown: 'line',
      sentence: ({ who, whose }, { warned }) =>
        warned === true
          ? `${who} was warned and downloaded one of ${whose} documents`
          : `${who} opened one of ${whose} documents`,
    },
    /** Details: from, version. */
    'document.accepted': {
      shown: 'line',
      sentence: ({ who, whose }) => `${who} accepted one of ${whose} documents`,
    },
    /** Details: from, version. */
    'document.returned': {
      shown: 'line',
      sentence: ({ who, whose }) => `${who} asked for a new copy of one of ${whose} documents`,
    },
    /** Details: from, version. */
    'document.review_undone': {
      shown: 'line',
      sentence: ({ who, whose }) => `${who} took a word about one of ${whose} documents back`,
    },
    /** Opened for a review that was not answered in time; it waits as before. Details: version. */
    'document.review_ended': {
      sentence: ({ whose }) => `The review of one of ${whose} documents ended without an answer`,
    },
    /** Details: signature (the scanner's name), stored (whether it was kept until then). */
    'document.refused': {
      shown: 'line',
      sentence: ({ whose }, { signature }) =>
        `One of ${whose} documents was refused: the virus check found ${String(signature)}`,
    },
    'document.erased': { sentence: ({ whose }) => `One of ${whose} documents was erased from storage` },
    /** Details: rows, paper, overdue. */
    'reviews.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'document', 'documents')} to review`,
    },
  }),
  ...about('documents', 'application', {
    /** By their owner. */
    'documents.exported': {
      shown: 'line',
      sentence: ({ who }, { documents }) => `${who} saved all ${counted(documents, 'document', 'documents')}`,
    },
  }),
  ...about('support', 'support_message', {
    /** Details: priority. */
    'support.message_sent': { shown: 'line', sentence: ({ who }) => `${who} wrote to support` },
    /** By staff; their first text is its first reply. */
    'support.begun': { sentence: ({ who, whom }) => `${who} began a conversation with ${whom}` },
    /** By the person or staff. Details: reply_id. */
    'support.replied': {
      shown: 'line',
      sentence: ({ who, whose }) => `${who} answered in ${whose} conversation`,
    },
    /** By the person's reply. Details: from. */
    'support.reopened': { sentence: ({ who }) => `${who} opened a finished conversation again` },
    'support.status_changed': {
      sentence: ({ who, whose }, { from, to }) => `${who} set ${whose} conversation from ${from} to ${to}`,
    },
    'support.priority_changed': {
      sentence: ({ who, whose }, { from, to }) =>
        `${who} set the priority of ${whose} conversation from ${from} to ${to}`,
    },
    /** Details: from, to, ids or null. */
    'support.assigned': {
      sentence: ({ who, whose }, { to }) =>
        to
          ? `${who} gave ${whose} conversation to a member of staff`
          : `${who} left ${whose} conversation to nobody`,
    },
    /** Details: until, null when woken. */
    'support.snoozed': {
      sentence: ({ who, whose }, { until }) =>
        until ? `${who} put ${whose} conversation aside` : `${who} took ${whose} conversation up again`,
    },
    /** Details: note_id. */
    'support.note_added': {
      sentence: ({ who, whose }) => `${who} wrote a private note in ${whose} conversation`,
    },
    /** Details: into. */
    'support.merged': { sentence: ({ who, whose }) => `${who} merged two of ${whose} conversations` },
    /** Details: from. */
    'support.unmerged': {
      sentence: ({ who, whose }) => `${who} took two of ${whose} conversations apart again`,
    },
    /** Details: helpful, with_words. */
    'support.rated': {
      sentence: ({ who }, { helpful }) => `${who} said that an answer ${helpful ? 'helped' : 'did not help'}`,
    },
    /** Details: rows, status, view, searched. */
    'support.exported': {
      sentence: ({ who }, { rows }) => `${who} exported ${counted(rows, 'conversation', 'conversations')}`,
    },
  }),
  ...about('support', 'canned_reply', {
    'canned_reply.added': { sentence: ({ who }) => `${who} wrote a canned reply` },
    /** Details: version. */
    'canned_reply.saved': { sentence: ({ who }) => `${who} changed a canned reply` },
    'canned_reply.deleted': { sentence: ({ who }) => `${who} deleted a canned reply` },
  }),
  ...about('assistant', 'assistant_conversation', {
    /** Details: engine, refused, with_file. The question is in assistant_messages. */
    'assistant.asked': {
      sentence: ({ who }, { engine }) =>
        `${who} asked the assistant, and ${engine === 'gemini' ? 'Gemini' : 'our library'} answered`,
    },
    'assistant.conversation_deleted': {
      sentence: ({ who }) => `${who} deleted a conversation with the assistant`,
    },
  }),
  ...about('assistant', 'account', {
    'assistant.history_deleted': {
      sentence: ({ who }, { conversations }) =>
        `${who} deleted all ${counted(conversations, 'conversation', 'conversations')} with the assistant`,
    },
  }),
};

function reasonOf(labels: Record<string, string>, reason: unknown): string {
  const label = labels[String(reason)];
  return label ? ` (${label.charAt(0).toLowerCase()}${label.slice(1)})` : '';
}
