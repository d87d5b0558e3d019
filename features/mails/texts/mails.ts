import type { DateKind } from '#features/schedule/rules/dates.ts';

const inDays = (left: number) => (left === 1 ? 'tomorrow' : `in ${left} days`);

/** E-mails: at most 9 words in a subject, one link, no name, no file name and nothing of a case. */
export const mailTexts = {
  greeting: 'Hello,',
  /** Under every mail. */
  why: (siteName: string) => `You get this e-mail because you have an account at ${siteName}.`,
  /** The first one, when the account is made. */
  welcome: {
    subject: 'Welcome: here is your first step',
    body: 'Your account is ready. We go with you step by step, from your first paper to your home in Portugal.\n\nYour first step is a tax number, called NIF. Your dashboard shows how to get it. You need no papers to begin, and you can stop and come back at any time. What you have done is kept.\n\nDo you have a question? Answer this e-mail, or sign in and open “Contact Support”. A person from our team writes back within 24 hours.',
    action: 'Open your dashboard',
  },
  /** A day that the person saved, named by what it is and never by whose it is. */
  dateComing: {
    subject: 'A day you saved is coming soon',
    body: {
      appointment: (day: string, left: number) =>
        `Your visa appointment is on ${day}. That is ${inDays(left)}.\n\nHave your passport and all your papers ready the day before. Your dashboard shows what is still missing.`,
      move_in: (day: string, left: number) =>
        `You plan to move to Portugal on ${day}. That is ${inDays(left)}.\n\nIs the visa in your passport? Are your first nights booked? Carry your papers with you on the plane, not in your suitcase.`,
      passport_expiry: (day: string, left: number) =>
        `Your passport is valid until ${day}. That is ${inDays(left)}.\n\nOrder a new one now, and ask for the fast service. For your visa, a passport has to be valid for 6 months longer than your stay.`,
      criminal_record_issued: (day: string, left: number) =>
        `On ${day} your criminal record will be 90 days old. That is ${inDays(left)}.\n\nSome consulates ask for a record that is younger than that when you hand it in. Is your appointment later? Then ask your consulate if yours is still good. A new one takes 3 to 4 weeks.`,
    } satisfies Record<DateKind, (day: string, left: number) => string>,
    change:
      'Has the day changed? Change it on your dashboard. If you are not sure what to do, answer this e-mail.',
    stop: 'You can switch these reminders off in your profile.',
    action: 'Open your dashboard',
  },
  supportReply: {
    subject: 'You have a reply from us',
    body: 'We have answered the message you sent us. For your safety the answer is on our site, not in this e-mail.',
    action: 'Read the reply',
  },
  documentReturned: {
    subject: 'Action needed: one paper needs a new copy',
    body: 'We have looked at your papers, and one or more of them need a new copy. Sign in to see which, and what to do.',
    action: 'See what is needed',
  },
  supportMessage: {
    subject: 'You have a message from us',
    body: 'We have written to you. For your safety the message is on our site, not in this e-mail.',
    action: 'Read the message',
  },
  /** That there is news, never which: whoever else reads this mailbox learns nothing of the case. */
  decision: {
    subject: 'There is news about your application',
    body: 'Something about your visa application has changed. For your safety the details are on our site, not in this e-mail.',
    action: 'See what is new',
  },
  erasureRequested: {
    subject: 'Your account will be deleted',
    body: (day: string) =>
      `You asked us to delete your account. On ${day} we delete it with everything in it: your profile, applications, documents and messages.\n\nUntil then nothing changes. To keep your account, sign in and press “Keep my account”.\n\nWas it not you who asked? Then sign in, keep your account, and answer this e-mail, so that we can help you.`,
    action: 'Open your profile',
  },
  /** The last one: the address goes with the account. */
  accountErased: {
    subject: 'Your account is being deleted',
    body: (reference: string) =>
      `You asked us 30 days ago, and now we are deleting your account. Your profile, applications, documents and messages go with it. This takes less than a day.\n\nIf you bought something, your plan has ended and your card is deleted, too. Your invoices stay with our payment provider, because the law wants that.\n\nKeep this number if you want to ask us about it later: ${reference}.\n\nThis is our last e-mail to you. We wish you well.`,
    action: 'What we keep, and why',
  },
  /** Subject and text are what somebody of our team wrote. */
  staffMessage: { answer: 'You can answer this e-mail. Your answer reaches our team.' },
} as const;
