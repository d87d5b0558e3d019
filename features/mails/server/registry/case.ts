import { z } from 'zod';
import { countedFacts, type Durations } from '#features/facts/durations.ts';
import type { Said } from '#features/places/rules/where-lines.ts';
import { whereSentences } from '#features/places/server/where-sentences.ts';
import { type RemindedKind, remindedKinds } from '#features/schedule/rules/dates.ts';
import { recordAge } from '#features/schedule/rules/record-age.ts';
import { longestWords } from '#features/schedule/texts/durations.ts';
import { readDate } from '../facts.ts';
import { mail } from './kind.ts';

const inDays = (left: number) => (left === 1 ? 'tomorrow' : `in ${left} days`);

const sampleSource = { source: 'vfsglobal.com', source_date: null, trust: 'official' } as const;
const sampleWhere: Said = {
  residence: { place: 'az', county: null },
  answer: {
    known: 'post',
    post: 'san-francisco',
    city: 'San Francisco',
    ...sampleSource,
    desk: { by: 'vfs', ...sampleSource },
  },
};

/** E-mails about an application and the talk about it. */
export const caseMails = {
  /** A saved day is near, named by what it is and never by whose it is; sent only while it is still saved. */
  'date-coming': mail({
    parameters: z.strictObject({ application_id: z.uuid(), kind: z.enum(remindedKinds), day: z.iso.date() }),
    read: readDate,
    quietedBy: 'date_reminders',
    sample: {
      kind: 'appointment',
      day: new Date('2027-03-28'),
      days_left: 14,
      where: sampleWhere,
      durations: countedFacts,
    },
    path: '/dashboard',
    words: {
      subject: 'A day you saved is coming soon',
      body: {
        appointment: (day: string, left: number) =>
          `Your visa appointment is on ${day}. That is ${inDays(left)}.\n\nHave your passport and all your papers ready the day before. Your dashboard shows what is still missing.`,
        move_in: (day: string, left: number) =>
          `You plan to move to Portugal on ${day}. That is ${inDays(left)}.\n\nIs the visa in your passport? Are your first nights booked? Carry your papers with you on the plane, not in your suitcase.`,
        passport_expiry: (day: string, left: number) =>
          `Your passport is valid until ${day}. That is ${inDays(left)}.\n\nOrder a new one now, and ask for the fast service. For your visa, a passport has to be valid for 6 months longer than your stay.`,
        criminal_record_issued: (day: string, left: number, durations: Durations) =>
          `On ${day} your criminal record will be ${recordAge(durations)} days old. That is ${inDays(left)}.\n\nSome consulates ask for a record that is younger than that when you hand it in. Is your appointment later? Then ask your consulate if yours is still good. A new one takes 3 to 4 weeks, and its apostille up to ${longestWords(durations.apostille)} more.`,
      } satisfies Record<RemindedKind, (day: string, left: number, durations: Durations) => string>,
      change:
        'Has the day changed? Change it on your dashboard. If you are not sure what to do, answer this e-mail.',
      stop: 'You can switch these reminders off in your profile.',
      action: 'Open your dashboard',
    },
    body: ({ kind, day: date, days_left, where, durations }, { body, change, stop }, { day, id }) =>
      [
        body[kind](day(date), days_left, durations),
        ...(kind === 'appointment' ? whereSentences(where, id) : []),
        change,
        stop,
      ].join('\n\n'),
  }),
  /** Staff answered a message to support. */
  'support-reply': mail({
    parameters: z.strictObject({ message_id: z.uuid(), reply_id: z.uuid() }),
    path: '/support',
    words: {
      subject: 'You have a reply from us',
      body: 'We have answered the message you sent us. For your safety the answer is on our site, not in this e-mail.',
      action: 'Read the reply',
    },
  }),
  /** Staff asked for a new copy of one or more documents. */
  'document-returned': mail({
    parameters: z.strictObject({ application_id: z.uuid() }),
    path: '/documents',
    words: {
      subject: 'Action needed: one paper needs a new copy',
      body: 'We have looked at your papers, and one or more of them need a new copy. Sign in to see which, and what to do.',
      action: 'See what is needed',
    },
  }),
  /** Staff began a conversation; the reply is their first text. */
  'support-message': mail({
    parameters: z.strictObject({ message_id: z.uuid(), reply_id: z.uuid() }),
    path: '/support',
    words: {
      subject: 'You have a message from us',
      body: 'We have written to you. For your safety the message is on our site, not in this e-mail.',
      action: 'Read the message',
    },
  }),
  /** A decision can no longer be undone, and the applicant sees it. Says that there is news, never which: other readers of the mailbox learn nothing of the case. */
  decision: mail({
    parameters: z.strictObject({ application_id: z.uuid(), version: z.int() }),
    path: '/dashboard',
    words: {
      subject: 'There is news about your application',
      body: 'Something about your visa application has changed. For your safety the details are on our site, not in this e-mail.',
      action: 'See what is new',
    },
  }),
  /** An admin's e-mail; subject and text are in staff_mails. The user answers the e-mail itself. */
  'staff-message': mail({
    parameters: z.strictObject({ mail_id: z.uuid() }),
    read: (tx, { mail_id }) =>
      tx
        .selectFrom('staff_mails')
        .select(['subject', 'body'])
        .where('id', '=', mail_id)
        .executeTakeFirstOrThrow(),
    sample: {
      subject: 'About your lease',
      body: 'Thank you for the lease you sent.\n\nPlease ask your landlord to sign page 3, too. Then upload all pages as one file.',
    },
    words: {},
    subject: ({ subject }) => subject,
    body: ({ body }, _words, { frame }) => `${body}\n\n${frame.staffAnswer}`,
  }),
};
