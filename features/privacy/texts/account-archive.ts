/** The card in the profile. */
export const dataCardTexts = {
  title: 'Everything we hold about you',
  hint: 'Save a copy on your own device: your profile, your applications, your documents, your messages and the rest.',
  open: (page: string) => `Open the file you get, then open "${page}".`,
  careful: 'Nothing in this copy is locked. Keep it where only you can open it.',
  get: 'Download my data (.zip)',
  getting: 'Preparing your download...',
  started: 'Download started',
  failed: 'Download failed',
} as const;

/** Names inside the archive. */
export const archiveFiles = { page: 'Read me first', documents: 'Documents' } as const;

/** The page inside the copy of everything we hold about a person. */
export const accountArchiveTexts = {
  title: 'What we hold about you',
  made: (when: string, email: string) => `A copy for ${email}, made on ${when}. All times are UTC.`,
  folder: (documents: string) => `Your papers are in the folder "${documents}".`,
  data: 'The file data.json holds the same for computers, with every number and every moment.',
  missing: 'These files could not be read. Please write to us, and we look for them:',
  nothing: 'Nothing.',

  account: {
    heading: 'Your account and profile',
    email: 'E-mail address',
    name: 'Name you sign in with',
    since: 'Account since',
    role: 'Also one of our staff',
    fullName: 'Full name',
    phone: 'Phone',
    nationality: 'Nationality',
    location: 'Where you live now',
    state: 'State or territory where you live',
    visa: 'Visa you want',
    couple: 'Your husband or wife moves, too',
    child: 'A child moves, too',
    reminders: 'E-mails about days you saved',
    yes: 'Yes',
    no: 'No',
  },
  applications: {
    heading: 'Your applications',
    status: 'Status',
    note: 'Note from our team',
    progress: 'Progress',
    since: 'Started',
    ticked: 'Checked off in the guide',
    notes: 'Your notes for the interview',
  },
  documents: {
    heading: 'Your documents',
    file: 'File',
    type: 'Type',
    size: 'Size in bytes',
    uploaded: 'Uploaded',
    unfinished: 'The upload did not finish',
    review: 'What our team said',
  },
  messages: { heading: 'Your messages and our answers', you: 'You', team: 'Our team' },
  assistant: { heading: 'Your questions to the assistant', you: 'You', assistant: 'Assistant' },
  money: {
    heading: 'Your plan and payments',
    plan: 'Plan',
    until: 'Until',
    day: 'Day',
    what: 'What',
    amount: 'Amount',
    back: 'Came back',
    asked: (when: string, reason: string) => `On ${when} you asked for a payment back: ${reason}`,
  },
  mails: { heading: 'E-mails from us', day: 'Day', subject: 'Subject', text: 'Text' },
  sessions: {
    heading: 'Where you signed in',
    device: 'Device, as it names itself',
    from: 'From',
    last: 'Last seen',
  },
  record: {
    heading: 'What happened',
    when: 'When',
    what: 'What',
    more: 'The file data.json has every entry, also those without a sentence here.',
  },
  visits: {
    heading: 'Your visits to our landing pages',
    text: (views: number, events: number) =>
      `Visits that we can tie to your account: ${views}. Steps after them, such as a sign-up: ${events}. All are in data.json.`,
  },
  leftOut: {
    heading: 'What is not in this copy',
    items: [
      'Notes that our staff write for one another about an application or a message. Write to us if you want to see them.',
      'Invoices and card details. They are with our payment provider: press "Manage Subscription" on your plan page.',
      'Keys and scrambled numbers that only keep your account safe.',
      'The text of a PDF that you gave the assistant. It is gone after one hour.',
    ],
  },
} as const;
