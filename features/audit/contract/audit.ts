import { z } from 'zod';

/** Everything that is recorded. Details are ids, states and counts, never free text, file names or contents: rows stay for ever. */
export const auditAction = z.enum([
  /** A user signed in for the first time. */
  'account.created',
  /** A person saved a copy of everything we hold about them; details: documents. */
  'account.copied',
  /** A person asked for their account to be deleted when the grace is over. */
  'account.erasure_requested',
  /** They keep it after all; without an actor: they have a role by now. */
  'account.erasure_withdrawn',
  /** It is gone, with all that hung on it. Without an owner, as there is none. */
  'account.erased',
  /** A session began. */
  'account.signed_in',
  /** A session was ended by its owner, here or everywhere. */
  'account.signed_out',
  /** A used refresh token came back after its grace: the session was ended as stolen. */
  'account.replay_detected',
  /** The first admin claimed the setup key. */
  'account.became_first_admin',
  /** An admin gave or took a role; details: from, to, reason (one of a list), sessions (how many were ended). */
  'account.role_changed',
  /** An admin wrote to a user by e-mail; details: mail_id. What was written is in staff_mails. */
  'account.mailed',
  /** An admin ended sessions of a user; details: reason (one of a list), sessions. */
  'session.revoked_by_staff',
  /** A person saved their profile; details: names of the changed fields. */
  'profile.saved',
  /** A person chose which e-mails they get; details: date_reminders. */
  'profile.mails_chosen',
  /** A person made the private address of their calendar; details: replaced (whether one stopped that was there). */
  'calendar_address.made',
  /** They switched it off. */
  'calendar_address.removed',
  /** A person's application was created with its stages. */
  'application.started',
  /** The applicant saved a day to be reminded of; details: kind, never the day. */
  'application.date_saved',
  /** They removed it; details: kind. */
  'application.date_removed',
  /** The application moved by what the applicant did; details: from, to. */
  'application.progressed',
  /** Staff set the status; details: from, status, with_note, version, batch (the press that set several). */
  'application.decided',
  /** Staff took a decision back before the applicant was told; details: from, status, version. */
  'application.decision_undone',
  /** Staff gave the case to a colleague, or to nobody; details: from, to (ids). */
  'application.assigned',
  /** Staff wrote a private note; details: note_id. Like the next three without an owner: applicants read their own entries. */
  'application.note_written',
  /** Its author changed it; details: note_id, version. */
  'application.note_changed',
  /** Its author removed it; details: note_id. */
  'application.note_removed',
  /** Its author took the removal back; details: note_id. */
  'application.note_restored',
  /** Staff exported the list; details: rows, status, searched, selected. */
  'applications.exported',
  /** An admin exported the list of users; details: rows, role, searched. */
  'accounts.exported',
  /** An admin exported the log; details: rows, group, searched. */
  'audit.exported',
  /** An admin exported figures; details: table, days, page (id), filters (how many), rows. */
  'analytics.exported',
  /** An admin exported the list of e-mails; details: rows, status, kind, searched. */
  'mails.exported',
  /** Staff exported the documents to review; details: rows, paper, overdue. */
  'reviews.exported',
  /** An admin exported the register; details: rows, trust, due, searched. */
  'facts.exported',
  /** Staff exported the support messages; details: rows, status, view, searched. */
  'support.exported',
  /** The applicant asked our team to look at it. */
  'application.review_requested',
  /** An application for another person was taken back before it had documents. */
  'application.removed',
  /** The applicant ticked an item or a step of the guide; details: item. */
  'guide.completed',
  /** The applicant took it back, or it fell with a document it needs; details: item. */
  'guide.reopened',
  /** A file arrived whole; details: category, size, findings. */
  'document.uploaded',
  /** The owner read the bytes. */
  'document.opened',
  /** The owner filed it under another category; details: from, to. */
  'document.categorised',
  /** The owner saved everything of an application; details: documents. */
  'documents.exported',
  /** The owner gave it up; its bytes are erased by a job; details: application_id. */
  'document.deleted',
  /**
   * Staff opened it; details: reason, and where something was found in it: findings, warned (the file itself was asked for
   * after a warning; else it is drawn as pictures). Written before any of its bytes leave.
   */
  'document.opened_by_staff',
  /** Staff accepted it; details: from, version. */
  'document.accepted',
  /** Staff asked for a new copy; details: from, version. */
  'document.returned',
  /** Staff took their word about it back; details: from, version. */
  'document.review_undone',
  /** A virus was found in it and it is not kept; details: signature (the scanner's name), stored (it had been kept until then). */
  'document.refused',
  /** The bytes are gone. */
  'document.erased',
  /** A user wrote to support; details: priority. */
  'support.message_sent',
  /** Staff began a conversation with a person; their first text is its first reply. */
  'support.begun',
  /** The person or staff answered; details: reply_id. */
  'support.replied',
  /** By writing again the person opened a finished conversation; details: from. */
  'support.reopened',
  /** Staff said the state of a conversation; details: from, to. */
  'support.status_changed',
  /** Staff said how urgent it is; details: from, to. */
  'support.priority_changed',
  /** Staff said who takes care of it; details: from, to, ids or null. */
  'support.assigned',
  /** Staff put it aside, or woke it; details: until, or null. */
  'support.snoozed',
  /** Staff wrote a note for each other; details: note_id. */
  'support.note_added',
  /** Staff merged it into another one of the same person; details: into. */
  'support.merged',
  /** Staff took it apart again from the one it was merged into; details: from. */
  'support.unmerged',
  /** The person said whether it helped; details: helpful, with_words. */
  'support.rated',
  /** An admin wrote a canned reply. */
  'canned_reply.added',
  /** An admin changed a canned reply; details: version. */
  'canned_reply.saved',
  /** An admin deleted a canned reply. */
  'canned_reply.deleted',
  /** An admin made an experiment; details: variants, from (the one it is a copy of, or null). */
  'experiment.created',
  /** An admin changed one that nobody had seen yet; details: version, fields. */
  'experiment.changed',
  /** An admin started, paused or resumed it; details: from, to, version. */
  'experiment.status_changed',
  /** An admin finished it; details: from, decision, winner_variant_id, page_id (whose content changed, or null), version. */
  'experiment.finished',
  /** An admin deleted a draft. */
  'experiment.deleted',
  /** An admin exported the results of one; details: rows, status. */
  'experiment.exported',
  /** An admin changed a setting, which the subject names; details: from, to. */
  'settings.saved',
  /** An admin added a fact to the register; details: shown. */
  'fact.added',
  /** An admin changed a fact of the register; details: version, fields. */
  'fact.changed',
  /** An admin made a landing page; details: slug, status, template, or copy_of (id) of a duplicate. */
  'landing_page.created',
  /** An admin changed its title, address or description, or whether it is shown; details: version, fields, status, is_active. */
  'landing_page.changed',
  /** Its draft became what the public sees; details: version, number, visible, errors, warnings, at_set_time. */
  'landing_page.published',
  /** An admin gave up what was not published. */
  'landing_page.draft_discarded',
  /** An admin put an earlier version into the draft; details: number. */
  'landing_page.restored',
  /** An admin set a time at which it is published; details: publish_at, shows. */
  'landing_page.scheduled',
  /** An admin took that back. */
  'landing_page.unscheduled',
  /** The time came and it was not published; details: reason. */
  'landing_page.publish_missed',
  /** An admin deleted it; details: slug. */
  'landing_page.deleted',
  /** The assistant answered a user; details: engine, refused, with_file. What was asked is in assistant_messages. */
  'assistant.asked',
  /** A user deleted a conversation with the assistant. */
  'assistant.conversation_deleted',
  /** A user deleted all of them; details: conversations. */
  'assistant.history_deleted',
  /** An admin read an e-mail of ours to a user; details: template. */
  'mail.opened',
  /** An admin had an e-mail tried again that had not gone; details: template, from. */
  'mail.retried',
  /** A user began to buy something; details: kind, plan, application_id. */
  'checkout.begun',
  /** It was paid; details: kind, plan. */
  'checkout.completed',
  /** A paid plan began; details: plan. */
  'plan.began',
  /** Another plan in its place; details: from, to. */
  'plan.changed',
  /** What it is worth changed; details: from, to. */
  'plan.status_changed',
  /** It will not be charged again; details: plan. */
  'plan.set_to_end',
  /** That was taken back; details: plan. */
  'plan.kept',
  /** Nothing is charged for a while; details: plan. */
  'plan.paused',
  /** Charging goes on; details: plan. */
  'plan.resumed',
  /** A payment for it failed; details: plan, grace_until. */
  'plan.payment_failed',
  /** The provider keeps more than one for the same person, which staff have to look at; details: how_many. */
  'plan.doubled',
  /** A payment arrived; details: kind, amount (cents), currency. */
  'payment.received',
  /** Some or all of it went back; details: amount (cents, in all), currency. */
  'payment.refunded',
  /** A user asked for a payment back; details: payment_id. */
  'refund.requested',
  /** An admin decided it; details: payment_id, approved. */
  'refund.decided',
  /** The provider would not give it back; details: payment_id, code. */
  'refund.failed',
  /** The payment provider deleted the customer of an erased account, whom the subject names; details: provider. */
  'customer.erased',
  /** An admin asked for a look through the chain of this log. */
  'audit.check_requested',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditSubject = z.enum([
  'account',
  'session',
  'profile',
  'application',
  'document',
  'support_message',
  'assistant_conversation',
  'canned_reply',
  'experiment',
  'setting',
  'mail',
  'audit',
  'fact',
  'landing_page',
  'analytics',
  'plan',
  'checkout',
  'payment',
  'refund_request',
  'customer',
]);
export type AuditSubject = z.infer<typeof auditSubject>;
