import { graceDays } from '../rules.ts';

/** Deleting one's account, and keeping it after all. */
export const accountErasureTexts = {
  title: 'Delete my account',
  hint: `We delete your profile, your applications, your documents and your messages. Nothing happens for the first ${graceDays} days. Until then one press keeps it all.`,
  ask: 'Delete my account',

  question: {
    title: 'Delete your account?',
    description: (day: string) =>
      `On ${day} we delete everything we hold about you. Until then you can change your mind.`,
    gone: 'After that day nobody can bring it back, and we cannot either.',
    copy: 'Would you like a copy? Close this window and press "Download my data".',
    invoices: 'Your invoices stay with our payment provider, because the law wants that.',
    confirm: 'Delete my account',
    cancel: 'Keep my account',
  },
  /** For who pays for a plan, beside the question and while it can be taken back. */
  plan: {
    title: 'Your plan',
    loading: 'Looking at your plan...',
    charged: (plan: string) =>
      `You pay for the ${plan} plan until your account is gone. Cancel the plan if you do not want to pay again.`,
    next: (date: string) => `The next payment is on ${date}.`,
    noneLeft: (plan: string) =>
      `Your account goes before the ${plan} plan is paid for again. You pay nothing more.`,
    cancel: 'Cancel my plan',
    cancelling: 'Canceling...',
    cancelled: (plan: string, date: string) =>
      `Your ${plan} plan is canceled. You keep it until ${date}, and you pay nothing more.`,
    notCancelled: 'Your plan is not canceled',
    toPlan: 'Go to your plan',
  },
  requested: {
    title: 'Your account will be deleted',
    detail: (day: string) => `On ${day}. We have sent you an e-mail about it.`,
  },
  /** While it can be taken back, on every page. */
  due: {
    title: (day: string) => `Your account will be deleted on ${day}`,
    detail: 'Until then everything stays as it is, and you can change your mind.',
    keep: 'Keep my account',
    keeping: 'Keeping your account...',
  },
  kept: { title: 'Your account stays', detail: 'Nothing is deleted.' },
  failed: 'Nothing has changed',

  /** Why it is refused. */
  staff: 'You are part of our team. Ask an admin to take your role away first.',
  begun: 'Your account is being deleted. This can no longer be stopped.',
} as const;
