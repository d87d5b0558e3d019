import { statusLabels } from '#features/applications/texts/office-applications.ts';
import { roleReasonLabels, sessionReasonLabels } from '#features/cases/texts/office-account.ts';
import { formatCents } from '#platform/shared/money.ts';
import { guideThings } from './activity.ts';

type Details = Record<string, unknown>;
/** `who` did it; `whom` it was about, and `whose` thing it was. */
type Sentence = (names: { who: string; whom: string; whose: string }, details: Details) => string;

const status = (value: unknown) => statusLabels[value as keyof typeof statusLabels] ?? String(value);
const cents = (amount: unknown, currency: unknown) => formatCents(Number(amount), String(currency));
const pageFields: Record<string, string> = {
  meta_description: 'meta description',
  is_active: 'whether it is switched on',
};
const pageField = (name: unknown) => pageFields[String(name)] ?? String(name);
const decided: Record<string, string> = {
  approved: 'approved a case',
  rejected: 'rejected a case',
};

/** What each entry of the log says; an action that is missing here is spelled out from its name. */
export const auditSentences: Record<string, Sentence> = {
  'account.created': ({ who }) => `${who} signed in for the first time`,
  'account.signed_in': ({ who }) => `${who} signed in`,
  'account.signed_out': ({ who }) => `${who} signed out`,
  'account.replay_detected': ({ whose }) => `${whose} session was ended: its token came back a second time`,
  'account.became_first_admin': ({ who }) => `${who} became the first admin`,
  'account.role_changed': ({ who, whose }, { from, to, reason }) =>
    `${who} changed ${whose} role from ${from} to ${to}${reasonOf(roleReasonLabels, reason)}`,
  'account.mailed': ({ who, whom }) => `${who} sent ${whom} an e-mail`,
  'session.revoked_by_staff': ({ who, whose }, { sessions, reason }) =>
    `${who} ended ${sessions === 1 ? `one of ${whose} sessions` : `${sessions} of ${whose} sessions`}${reasonOf(sessionReasonLabels, reason)}`,
  'profile.saved': ({ who }) => `${who} saved their profile`,
  'profile.mails_chosen': ({ who }, { date_reminders }) =>
    `${who} switched reminders of dates ${date_reminders ? 'on' : 'off'}`,
  'application.date_saved': ({ who }, { kind }) =>
    `${who} saved ${kind === 'appointment' ? 'their appointment' : 'until when their passport is valid'}`,
  'application.date_removed': ({ who }, { kind }) =>
    `${who} removed ${kind === 'appointment' ? 'their appointment' : 'until when their passport is valid'}`,
  'calendar_address.made': ({ who }, { replaced }) =>
    `${who} made ${replaced ? 'a new' : 'a'} private address for their calendar`,
  'calendar_address.removed': ({ who }) => `${who} switched the private address of their calendar off`,
  'application.started': ({ who }) => `${who} began an application`,
  'application.progressed': ({ whose }, { from, to }) =>
    `${whose} case moved from ${status(from)} to ${status(to)}`,
  'application.decided': ({ who, whose }, { from, status: to }) =>
    `${who} ${decided[String(to)]?.replace('a case', `${whose} case`) ?? `set ${whose} case to ${status(to)}`}, which was ${status(from)}`,
  'application.decision_undone': ({ who, whose }, { status: to }) =>
    `${who} took a decision back: ${whose} case is ${status(to)} again`,
  'application.assigned': ({ who, whose }, { to }) =>
    to ? `${who} gave ${whose} case to a member of staff` : `${who} left ${whose} case to nobody`,
  'applications.exported': ({ who }, { rows }) => `${who} exported ${rows} cases`,
  'application.review_requested': ({ who }) => `${who} asked for a review`,
  'application.removed': ({ who }) => `${who} removed an application`,
  'guide.completed': ({ who }, { item }) => `${who} completed in the guide: ${guideThings([String(item)])}`,
  'guide.reopened': ({ who }, { item }) => `${who} reopened in the guide: ${guideThings([String(item)])}`,
  'document.uploaded': ({ who }) => `${who} uploaded a document`,
  'document.opened': ({ who, whose }) => `${who} opened one of ${whose} documents`,
  'document.categorised': ({ who }) => `${who} filed a document under another category`,
  'account.copied': ({ who }, { documents }) =>
    `${who} saved a copy of everything we hold about them, with ${documents} documents`,
  'account.erasure_requested': ({ who }) => `${who} asked for their account to be deleted`,
  'account.erasure_withdrawn': ({ who, whose }) => `${who} kept ${whose} account from being deleted`,
  'account.erased': () => 'An account was deleted, as its owner had asked',
  'documents.exported': ({ who }, { documents }) => `${who} saved all ${documents} documents`,
  'document.deleted': ({ who }) => `${who} deleted a document`,
  'document.refused': ({ whose }, { signature }) =>
    `One of ${whose} documents was refused: the virus check found ${String(signature)}`,
  'document.erased': ({ whose }) => `One of ${whose} documents was erased from storage`,
  'assistant.asked': ({ who }, { engine }) =>
    `${who} asked the assistant, and ${engine === 'gemini' ? 'Gemini' : 'our library'} answered`,
  'assistant.conversation_deleted': ({ who }) => `${who} deleted a conversation with the assistant`,
  'assistant.history_deleted': ({ who }, { conversations }) =>
    `${who} deleted all ${conversations} conversations with the assistant`,
  'support.message_sent': ({ who }) => `${who} wrote to support`,
  'support.replied': ({ who, whose }) => `${who} answered in ${whose} conversation`,
  'support.reopened': ({ who }) => `${who} opened a finished conversation again`,
  'support.status_changed': ({ who, whose }, { from, to }) =>
    `${who} set ${whose} conversation from ${from} to ${to}`,
  'support.priority_changed': ({ who, whose }, { from, to }) =>
    `${who} set the priority of ${whose} conversation from ${from} to ${to}`,
  'support.assigned': ({ who, whose }, { to }) =>
    to
      ? `${who} gave ${whose} conversation to a member of staff`
      : `${who} left ${whose} conversation to nobody`,
  'support.snoozed': ({ who, whose }, { until }) =>
    until ? `${who} put ${whose} conversation aside` : `${who} took ${whose} conversation up again`,
  'support.note_added': ({ who, whose }) => `${who} wrote a private note in ${whose} conversation`,
  'support.merged': ({ who, whose }) => `${who} merged two of ${whose} conversations`,
  'support.unmerged': ({ who, whose }) => `${who} took two of ${whose} conversations apart again`,
  'support.rated': ({ who }, { helpful }) =>
    `${who} said that an answer ${helpful ? 'helped' : 'did not help'}`,
  'support.begun': ({ who, whom }) => `${who} began a conversation with ${whom}`,
  'support.exported': ({ who }, { rows }) => `${who} exported ${rows} conversations`,
  'landing_page.created': ({ who }, { slug, copy_of }) =>
    `${who} ${copy_of ? 'duplicated a landing page as' : 'created the landing page'} /pitches/${slug}`,
  'landing_page.changed': ({ who }, { fields }) =>
    `${who} changed a landing page: ${[fields].flat().map(pageField).join(', ')}`,
  'landing_page.published': ({ who }, { visible, at_set_time }) =>
    `${at_set_time ? 'A landing page was published at its time' : `${who} published a landing page`}${visible ? '' : ', which is not visible'}`,
  'landing_page.draft_discarded': ({ who }) => `${who} gave up the draft of a landing page`,
  'landing_page.restored': ({ who }, { number }) =>
    `${who} put version ${number} of a landing page back into its draft`,
  'landing_page.scheduled': ({ who }) => `${who} set a time at which a landing page is published`,
  'landing_page.unscheduled': ({ who }) => `${who} took the time of a publication back`,
  'landing_page.publish_missed': () => 'A landing page was not published at its time',
  'landing_page.deleted': ({ who }, { slug }) => `${who} deleted the landing page /pitches/${slug}`,
  'canned_reply.added': ({ who }) => `${who} wrote a canned reply`,
  'canned_reply.saved': ({ who }) => `${who} changed a canned reply`,
  'canned_reply.deleted': ({ who }) => `${who} deleted a canned reply`,
  'experiment.created': ({ who }, { from }) => `${who} ${from ? 'duplicated' : 'created'} an experiment`,
  'experiment.changed': ({ who }) => `${who} changed an experiment`,
  'experiment.status_changed': ({ who }, { from, to }) =>
    `${who} ${to === 'paused' ? 'paused' : from === 'paused' ? 'resumed' : 'started'} an experiment`,
  'experiment.finished': ({ who }, { decision }) =>
    `${who} finished an experiment${decision === 'winner' ? ' with a winner' : ' and kept the control'}`,
  'experiment.deleted': ({ who }) => `${who} deleted an experiment`,
  'experiment.exported': ({ who }) => `${who} exported the results of an experiment`,
  'application.note_written': ({ who }) => `${who} wrote a private note`,
  'application.note_changed': ({ who }) => `${who} changed a private note`,
  'application.note_removed': ({ who }) => `${who} removed a private note`,
  'application.note_restored': ({ who }) => `${who} brought a private note back`,
  'document.opened_by_staff': ({ who, whose }, { warned }) =>
    warned === true
      ? `${who} was warned and downloaded one of ${whose} documents`
      : `${who} opened one of ${whose} documents`,
  'document.accepted': ({ who, whose }) => `${who} accepted one of ${whose} documents`,
  'document.returned': ({ who, whose }) => `${who} asked for a new copy of one of ${whose} documents`,
  'document.review_undone': ({ who, whose }) => `${who} took a word about one of ${whose} documents back`,
  'checkout.begun': ({ who }, { kind, plan }) =>
    kind === 'plan' ? `${who} began to buy the ${plan} plan` : `${who} began to pay an application fee`,
  'checkout.completed': ({ whose }, { kind, plan }) =>
    kind === 'plan'
      ? `${whose} purchase of the ${plan} plan was completed`
      : `${whose} application fee was paid`,
  'plan.began': ({ whose }, { plan }) => `${whose} ${plan} plan began`,
  'plan.changed': ({ whose }, { from, to }) => `${whose} plan changed from ${from} to ${to}`,
  'plan.status_changed': ({ whose }, { from, to }) => `${whose} plan went from ${from} to ${to}`,
  'plan.set_to_end': ({ whose }, { plan }) => `${whose} ${plan} plan was set to end`,
  'plan.kept': ({ whose }, { plan }) => `${whose} ${plan} plan goes on: its end was taken back`,
  'plan.paused': ({ whose }, { plan }) => `${whose} ${plan} plan was paused`,
  'plan.resumed': ({ whose }, { plan }) => `${whose} ${plan} plan goes on after a pause`,
  'plan.payment_failed': ({ whose }, { plan }) => `A payment for ${whose} ${plan} plan failed`,
  'plan.doubled': ({ whose }, { how_many }) =>
    `The payment provider keeps ${how_many} subscriptions for ${whose} account: look at it there`,
  'payment.received': ({ whose }, { kind, amount, currency }) =>
    `${whose} payment of ${cents(amount, currency)} arrived (${kind === 'plan' ? 'plan' : 'application fee'})`,
  'payment.refunded': ({ whose }, { amount, currency }) =>
    `${cents(amount, currency)} of ${whose} payment went back`,
  'refund.requested': ({ who }) => `${who} asked for a payment back`,
  'refund.decided': ({ who, whose }, { approved }) =>
    approved ? `${who} gave ${whose} payment back` : `${who} did not give ${whose} payment back`,
  'refund.failed': ({ whose }) => `${whose} payment could not be given back: the payment provider refused`,
  'customer.erased': () => 'The payment provider deleted the customer of an account that was erased',
  'analytics.exported': ({ who }, { table, rows }) => `${who} exported ${rows} rows of figures (${table})`,
  'audit.exported': ({ who }, { rows }) => `${who} exported ${rows} entries of this log`,
  'accounts.exported': ({ who }, { rows }) => `${who} exported ${rows} people`,
  'mails.exported': ({ who }, { rows }) => `${who} exported ${rows} lines of the outbox`,
  'reviews.exported': ({ who }, { rows }) => `${who} exported ${rows} documents to review`,
  'facts.exported': ({ who }, { rows }) => `${who} exported ${rows} facts`,
  'mail.opened': ({ who, whom }) => `${who} read an e-mail to ${whom}`,
  'mail.retried': ({ who, whom }) => `${who} had an e-mail to ${whom} tried again`,
  'fact.added': ({ who }) => `${who} added a fact to the register`,
  'fact.changed': ({ who }) => `${who} changed a fact of the register`,
  'settings.saved': ({ who }, { keys }) =>
    `${who} changed settings${Array.isArray(keys) ? `: ${keys.join(', ')}` : ''}`,
  'audit.check_requested': ({ who }) => `${who} had this log checked`,
};

/** Recorded by the system, and done by the person they are about. */
export const bySystem = new Set([
  'account.created',
  'account.signed_in',
  'account.signed_out',
  'account.became_first_admin',
]);

function reasonOf(labels: Record<string, string>, reason: unknown): string {
  const label = labels[String(reason)];
  return label ? ` (${label.charAt(0).toLowerCase()}${label.slice(1)})` : '';
}
