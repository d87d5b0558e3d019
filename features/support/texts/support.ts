import type { SupportStatus } from '../rules/support.ts';
import { ratingWordsLimit, supportLimits, supportPerDay } from '../rules/support.ts';

const tooLong = `Shorten this to ${supportLimits.message.toLocaleString('en-US')} characters. You can send the rest in a second message.`;

/** Texts of the support page, under both its addresses; quoted ones are the specification's. */
export const supportTexts = {
  title: 'Contact Us',
  heading: 'Get Support',
  lead: 'Write to us. A person reads every message, and we reply within 24 hours.',
  emailHint:
    'Tell us your question and, if you have one, your application ID. Please send no documents by e-mail.',
  start: {
    heading: 'No account yet?',
    lead: 'Create your account with a Google account. Basic is free for life.',
    action: 'Get Started Today',
    headingSignedIn: 'Your visa journey',
    leadSignedIn: 'Your steps and documents are where you left them.',
  },

  signedOut: {
    heading: 'Write to us here',
    lead: 'Sign in to send a message and to read our replies. They stay together on this page.',
    action: 'Sign in to write',
    byEmail: 'Without an account, or if signing in does not work, use the e-mail address on this page.',
  },

  form: {
    heading: 'Write to us',
    subject: 'Subject',
    subjectHint: 'A few words, for example: apostille for a birth certificate.',
    message: 'Message',
    messageHint: "Please don't include passport, tax or bank account numbers.",
    send: 'Send message',
    sending: 'Sending...',
    kept: 'What you wrote is still here.',
    errors: {
      subject: {
        missing: 'Enter a subject, so that we know what it is about.',
        tooLong: `Shorten the subject to ${supportLimits.subject} characters.`,
      },
      message: { missing: 'Write your message.', tooLong },
      body: { missing: 'Write your reply.', tooLong },
      note: { missing: 'Write your note.', tooLong },
    },
    failed: 'Your message was not sent',
    replyFailed: 'Your reply was not sent',
  },

  sent: {
    title: 'Your message is with us',
    replyBy: (when: string) => `We reply by ${when}.`,
    seeHere: (byEmail: boolean) =>
      byEmail
        ? 'The reply appears on this page, and you get an e-mail about it.'
        : 'The reply appears on this page.',
  },

  threads: {
    heading: 'Your messages',
    loading: 'Loading your messages...',
    loadFailed: 'Your messages could not be loaded',
    unread: (count: number) => (count === 1 ? 'You have a new reply' : `You have ${count} new replies`),
    read: 'Read it',
    newReply: 'New reply',
    isNew: 'New',
    merged: (subject: string) => `You also wrote to us about "${subject}". We put both together here.`,
    mergedByUs: (subject: string) => `We also wrote to you about "${subject}". We put both together here.`,
    you: 'You',
    team: 'Our team',
    replyBy: (when: string) => `We reply by ${when}.`,
    late: 'We promised you a reply by now. We are late, and we have not forgotten you.',
    reply: 'Your reply',
    replyReopens: 'Writing again opens this conversation again.',
    sendReply: 'Send reply',
    replySent: 'Your reply is with us',
    status: {
      open: 'With us',
      in_progress: 'In Progress',
      resolved: 'Resolved',
      closed: 'Closed',
    } satisfies Record<SupportStatus, string>,
  },

  rating: {
    question: 'Did this help?',
    yes: 'Yes',
    no: 'Not yet',
    words: 'Do you want to add something?',
    wordsHint: {
      yes: 'For example, what helped you most.',
      no: 'For example, what is still missing. To get an answer, write a reply below.',
    },
    send: 'Send',
    sending: 'Sending...',
    thanks: 'Thank you for telling us.',
    said: { yes: 'You said that this helped.', no: 'You said that this has not helped yet.' },
    change: 'Change',
    failed: 'Your answer was not saved',
    errors: {
      missing: '',
      tooLong: `Shorten this to ${ratingWordsLimit.toLocaleString('en-US')} characters.`,
    },
  },

  tooMany: {
    messages: `You have sent ${supportPerDay.messages} messages within a day. Please write the rest as a reply to one of them, or send us an e-mail.`,
    replies: `You have sent ${supportPerDay.replies} replies within a day. Please go on tomorrow, or send us an e-mail.`,
  },
} as const;
