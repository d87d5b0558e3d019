/** Deleting one's account, and keeping it after all. */
export const accountErasureTexts = {
  title: 'Delete my account',
  hint: 'We delete your profile, your applications, your documents and your messages. Nothing happens for the first 30 days. Until then one press keeps it all.',
  ask: 'Delete my account',

  question: {
    title: 'Delete your account?',
    description: (day: string) =>
      `On ${day} we delete everything we hold about you. Until then you can change your mind.`,
    gone: 'After that day nobody can bring it back, and we cannot either.',
    copy: 'Would you like a copy? Close this window and press "Download my data".',
    plan: 'Your plan is charged until that day. Cancel it first if you do not want to pay again.',
    toPlan: 'Go to your plan',
    invoices: 'Your invoices stay with our payment provider, because the law wants that.',
    confirm: 'Delete my account',
    cancel: 'Keep my account',
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
