import { graceDays, pauseDays, refundDays } from '../rules/billing.ts';

const planNames = { basic: 'Basic', standard: 'Standard', premium: 'Premium', other: 'Special' } as const;
type PlanName = keyof typeof planNames;

/** The screens around a plan: its card, checkout and back, payments and refunds. `plans.ts` holds what is for sale. */
export const planManagementTexts = {
  names: planNames,
  yourPlan: 'Your plan',
  manage: 'Manage Subscription',
  choose: (plan: string) => `Choose ${plan}`,
  choosing: 'Opening checkout...',
  tooSmall: (used: number, allowed: number) =>
    `You have ${used} applications, and this plan takes ${allowed}. You keep them all. You cannot add new ones.`,
  cancelAnyTime: 'Cancel any time.',
  special: 'You have a special plan that we agreed with you. Write to us to change it.',
  lead: 'Start with Basic, which stays free.',
  honest: {
    heading: 'What the words mean',
    items: [
      'Express processing: faster review by our team. We cannot change consulate times.',
      'Legal document review: we check that your papers are complete and easy to read. Our staff are not lawyers. For legal advice you need a lawyer or a solicitador.',
      'Unlimited applications: the plan sets no limit. We may set one for everybody, and then this page says so.',
      'Phone support: write to us with your number and a time, and we call you.',
    ],
  },

  used: (used: number, allowed: number) => `Applications: ${used} used of ${allowed}.`,
  full: 'You have used all of them. A new one needs a bigger plan.',
  /** Beside the plans, one of which is called unlimited. */
  anyPlan: (most: number) =>
    `On any plan, one person can have ${most === 1 ? '1 application' : `${most} applications`} now.`,
  fullBySetting: 'You have used all of them. That is the most we take from one person now, on any plan.',

  testMode: 'Test mode: no money moves.',
  testModeDetail:
    'This site is not connected to a payment provider. You can try everything, and nothing is charged.',

  checkoutTab: 'Opening secure checkout...',
  portalTab: 'Opening your subscription...',
  waiting: {
    title: 'Waiting for checkout in the other tab',
    detail: 'Finish there, and this page follows by itself. Nothing is charged until you confirm it there.',
    refresh: 'Refresh status',
    refreshing: 'Looking...',
    stop: 'I closed the checkout',
    looked: (time: string) => `Looked at ${time}. It is not finished yet.`,
  },
  cancelled: {
    title: 'Nothing was charged',
    detail: 'You left the checkout before it was finished. Your plan is as it was.',
  },
  changed: {
    title: 'You are back from changing your plan',
    detail: 'This page shows the change as soon as we hear of it, which takes some seconds.',
  },
  notCharged: 'You have not been charged. Try again, or write to us.',
  portalRetry: 'Nothing has changed. Try again, or write to us.',
  checkRetry: 'What you see below may be out of date.',
  writeToUs: 'Write to us',

  status: {
    heading: 'Your plan',
    loading: 'Loading your plan...',
    loadFailed: 'Error loading your plan',
    free: 'You are on Basic, which is free. No payment is due.',
    active: (plan: string) => `You are on the ${plan} plan.`,
    ended: (plan: string, date: string) =>
      `Your plan ended on ${date}. You are on ${plan} now, which is free.`,
    nextCharge: (amount: string, date: string) => `Next charge: ${amount} on ${date}.`,
    nextChargeOn: (date: string) => `Next charge on ${date}.`,
    cancelled: (date: string) =>
      `It ends on ${date}. You keep everything until then, and nothing more is charged.`,
    paused: (since: string, until: string) =>
      `Paused since ${since}. Nothing is charged. Charging begins again on ${until}, or when you resume.`,
    pausedOpen: (since: string) => `Paused since ${since}. Nothing is charged until you resume.`,
    grace: {
      title: 'Your last payment did not go through',
      detail: (date: string) =>
        `You keep your plan until ${date}. Give us a new card before then, and nothing is lost. You get ${graceDays} days in all.`,
      action: 'Change the card',
    },
  },

  actions: {
    cancel: 'Cancel my plan',
    keep: 'Keep my plan',
    keeping: 'One moment...',
    pause: 'Pause while the government decides',
    pausing: 'One moment...',
    resume: 'Resume',
    resuming: 'One moment...',
    failed: 'That did not work',
    kept: 'You keep your plan',
    keptDetail: 'It goes on as before.',
    paused: 'Your plan is paused',
    pausedDetail: 'Nothing is charged until it goes on.',
    resumed: 'Your plan goes on',
    resumedDetail: 'Charging begins again.',
    pauseHint: `You can pause for up to ${pauseDays} days in all, while your application is under review.`,
  },

  cancelDialog: {
    title: 'Cancel your plan?',
    until: (plan: string, date: string) => `You keep the ${plan} plan until ${date}.`,
    after: 'After that you are on Basic. Nothing more is charged.',
    kept: 'Your applications, documents and messages stay. With more than one application, you keep all of them; you cannot add new ones.',
    back: 'Until that day you can take it back with one press.',
    confirm: 'Cancel my plan',
    confirming: 'Canceling...',
    stay: 'Keep my plan',
    done: 'Your plan is canceled',
    doneDetail: (date: string) => `You keep it until ${date}.`,
  },

  payments: {
    heading: 'Payments',
    none: 'You have paid nothing so far.',
    plan: (plan: string) => `${plan} plan, one month`,
    fee: 'Application fee',
    receipt: 'Receipt',
    receiptOf: (what: string, date: string) => `Receipt: ${what}, ${date}`,
    noReceipt: 'No receipt yet',
    refunded: (amount: string) => `${amount} came back to you`,
    newest: (count: number) =>
      `The newest ${count}. Your receipts hold all of them: press "Manage Subscription".`,
    ask: 'Ask for a refund',
    askFor: (what: string, date: string) => `Ask for a refund: ${what}, ${date}`,
    until: (date: string) => `You can ask for a refund until ${date}.`,
    refund: {
      open: 'Refund asked for. We answer within 24 hours.',
      approved: 'Refund agreed. The money is on its way.',
      refunded: 'Refunded.',
      declined: 'We could not give this back.',
      failed: 'Refund agreed. Sending the money failed, and we look into it.',
    },
    answer: 'Our answer:',
  },

  refundDialog: {
    title: 'Ask for a refund',
    lead: (what: string, amount: string) =>
      `${what}, ${amount}. One of our team reads it and answers by e-mail.`,
    rule: `You can ask within ${refundDays} days of the payment. When we give back a month of your plan, the plan ends with that month.`,
    reason: 'Why do you want it back?',
    reasonHint: 'A sentence is enough. Leave out card numbers.',
    missing: 'Please say why.',
    tooLong: (max: number) => `Please use ${max} letters or fewer.`,
    send: 'Send request',
    sending: 'Sending...',
    failed: 'Your request could not be sent',
    sent: 'Your request is with us',
    sentDetail: 'We answer by e-mail within 24 hours.',
  },

  result: {
    title: 'Checkout',
    back: 'Back to plans',
    dashboard: 'Go to Dashboard',
    waiting: 'Your payment is being confirmed',
    waitingDetail: 'This takes some seconds. You can leave this page: your plan starts all the same.',
    slow: 'It takes longer than usual to confirm your payment',
    slowDetail:
      'If you finished the checkout, your plan starts as soon as we hear of it. You do not need to pay again. If you did not finish it, nothing was charged.',
    look: 'Look again',
    looking: 'Looking...',
    thanks: 'Thank you. Your payment went through',
    bought: (plan: string) => `You are on the ${plan} plan now.`,
    boughtBefore: (plan: string) =>
      `You bought the ${plan} plan here. Your plan has changed since: your plan page says what is true now.`,
    feePaid: 'The application fee is paid.',
    what: 'What you bought',
    paid: 'Paid',
    plan: (plan: string) => `${plan} plan`,
    fee: 'Application fee',
    next: 'Next charge',
    nextValue: (amount: string, date: string) => `${amount} on ${date}`,
    cancelHint: 'You can cancel any time before then.',
    receipt: 'Receipt',
    openReceipt: 'Open the receipt',
    receiptComes: 'It comes by e-mail, and stands under Payments.',
    cancelled: 'Nothing was charged',
    cancelledDetail: 'The checkout was not finished. Your plan is as it was.',
    missing: {
      title: 'We cannot find this checkout',
      text: 'The link may be wrong, or belong to another account. Your plan page says what is true.',
    },
    failed: 'Error loading the checkout',
    other: 'You can close this tab. The other one follows by itself.',
  },

  fees: {
    heading: 'Application fees',
    each: (fee: string) => `Each application costs ${fee} once, whichever plan you have.`,
    own: 'Your application',
    pay: 'Pay the fee',
    payFor: (name: string) => `Pay the fee: ${name}`,
    paying: 'Opening checkout...',
    paid: (amount: string, date: string) => `${amount} paid on ${date}`,
    due: 'Not paid yet',
    paidLine: (amount: string, date: string) => `Application fee: ${amount} paid on ${date}.`,
    dueLine: (amount: string) => `Application fee: ${amount}, not paid yet.`,
    failed: 'The payment page could not be opened',
  },
} as const;

/** What a plan is called on screens. */
export const planName = (plan: PlanName): string => planNames[plan];
