import { z } from 'zod';
import { graceDays } from '#features/privacy/rules.ts';
import { readErasure } from '../facts.ts';
import { mail } from './kind.ts';

/** E-mails about the account itself. */
export const accountMails = {
  /** An account was made. */
  welcome: mail({
    parameters: z.strictObject({}),
    path: '/dashboard',
    words: {
      subject: 'Welcome: here is your first step',
      body: 'Your account is ready. We go with you step by step, from your first paper to your home in Portugal.\n\nYour first step is a tax number, called NIF. Your dashboard shows how to get it. You need no papers to begin, and you can stop and come back at any time. What you have done is kept.\n\nDo you have a question? Answer this e-mail, or sign in and open “Contact Support”. A person from our team writes back within 24 hours.',
      action: 'Open your dashboard',
    },
  }),
  /** The user asked to delete the account; sent only while that request is open. */
  'erasure-requested': mail({
    parameters: z.strictObject({}),
    read: readErasure,
    sample: { due: new Date('2027-04-13T12:00:00Z') },
    path: '/profile',
    words: {
      subject: 'Your account will be deleted',
      body: (day: string) =>
        `You asked us to delete your account. On ${day} we delete it with everything in it: your profile, applications, documents and messages.\n\nUntil then nothing changes. To keep your account, sign in and press “Keep my account”.\n\nWas it not you who asked? Then sign in, keep your account, and answer this e-mail, so that we can help you.`,
      action: 'Open your profile',
    },
    body: ({ due }, { body }, { day }) => body(day(due)),
  }),
  /** Their account is being deleted: the last e-mail, because the address goes with the account. */
  'account-erased': mail({
    parameters: z.strictObject({}),
    read: async (_tx, _parameters, reference) => ({ reference }),
    sample: { reference: '3f2b8a54-6c1e-4d0b-9a57-2f4e8c1b7d90' },
    path: '/privacy',
    words: {
      subject: 'Your account is being deleted',
      body: (reference: string) =>
        `You asked us ${graceDays} days ago, and now we are deleting your account. Your profile, applications, documents and messages go with it. This takes less than a day.\n\nIf you bought something, your plan has ended and your card is deleted, too. Your invoices stay with our payment provider, because the law wants that.\n\nKeep this number if you want to ask us about it later: ${reference}.\n\nThis is our last e-mail to you. We wish you well.`,
      action: 'What we keep, and why',
    },
    body: ({ reference }, { body }) => body(reference),
  }),
};
