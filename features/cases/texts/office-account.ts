import {
  type RoleReason,
  type SessionReason,
  staffMailLimits,
  staffMailsPerDay,
} from '../rules/office-accounts.ts';

const roleNames = { admin: 'admin', moderator: 'moderator', user: 'user' } as const;
type Role = keyof typeof roleNames;

export const roleReasonLabels: Record<RoleReason, string> = {
  joined: 'Joined the team',
  new_duties: 'New duties',
  fewer_duties: 'No longer needs it',
  left: 'Left the team',
  security: 'To protect the account',
  mistake: 'Given by mistake',
};
export const sessionReasonLabels: Record<SessionReason, string> = {
  asked: 'The person asked for it',
  lost_device: 'A device was lost',
  strange_sign_in: 'A sign-in looks strange',
  left: 'Left the team',
  other: 'Another reason',
};

/** Texts of one person's page in the office, and of what admins do there. */
export const officeAccountPageTexts = {
  title: 'User',
  back: 'Back to Users',
  loading: 'Loading this person...',
  errorLoading: 'Error loading this person',
  missing: {
    title: 'There is nobody here',
    text: 'The link may be wrong, or the account was deleted. Look in the list of users.',
  },
  joined: (date: string) => `Joined ${date}`,
  closed: (date: string) => `Account closed ${date}`,
  you: 'This is you.',
  ownRole: 'Nobody changes their own role. Ask another admin.',
  ownSessions: 'These are your own. End them on your profile.',
  toProfile: 'Go to my profile',
  tabs: {
    overview: 'Overview',
    sessions: 'Sessions',
    contact: 'Contact',
    activity: 'Activity',
    label: 'About this person',
  },

  facts: {
    title: 'Profile',
    email: 'Email',
    name: 'Name at sign-in',
    fullName: 'Full name',
    phone: 'Phone',
    nationality: 'Nationality',
    location: 'Lives in',
    empty: 'Not given',
  },
  plan: {
    title: 'Plan',
    plan: 'Subscription',
    status: 'Status',
    until: 'Runs until',
    none: 'No plan. This person uses Basic, which is free.',
  },
  applications: {
    title: 'Applications',
    none: 'No application yet.',
    progress: (percentage: number) => `${percentage}%`,
  },

  role: {
    title: 'Role',
    present: (role: Role) => `${role === 'admin' ? 'An' : 'A'} ${roleNames[role]} now.`,
    means: {
      admin: 'Everything in the office, with users, roles and settings.',
      moderator: 'Cases, documents and messages. No users, no settings.',
      user: 'Their own things. No office.',
    },
    change: 'Change role',
    heading: (name: string) => `Change the role of ${name}?`,
    from: 'Now',
    to: 'New role',
    choose: 'Choose a role',
    becomes: 'becomes',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    endSessions: 'Also sign this person out everywhere',
    endSessionsHint: 'They sign in again with the new role.',
    effect: 'The change counts at once, on every screen they have open.',
    confirm: 'Change role',
    changing: 'Changing...',
    changed: 'Role changed',
    changedBody: (name: string, role: Role) =>
      `${name} is now ${role === 'admin' ? 'an' : 'a'} ${roleNames[role]}.`,
    failed: 'Error changing the role',
    needsRole: 'Choose the new role.',
    needsReason: 'Choose a reason.',
    staleTitle: 'Somebody was faster',
    stale: (name: string, role: Role) =>
      `${name} is ${role === 'admin' ? 'an' : 'a'} ${roleNames[role]} by now. Look again before you change it.`,
  },

  sessions: {
    title: 'Signed in on',
    none: 'Not signed in anywhere.',
    lastSeen: (when: string) => `Last seen: ${when}`,
    since: (date: string) => `Signed in ${date}`,
    end: 'End session',
    endAll: 'End all sessions',
    headingOne: (device: string, name: string) => `Sign ${name} out on ${device}?`,
    headingAll: (name: string) => `Sign ${name} out everywhere?`,
    effect: 'It counts at once. They can sign in again.',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    needsReason: 'Choose a reason.',
    confirm: 'End session',
    confirmAll: 'End all sessions',
    ending: 'Ending...',
    ended: (count: number) => (count === 1 ? '1 session ended' : `${count} sessions ended`),
    endedBody: (name: string) => `${name} has to sign in again there.`,
    failed: 'Error ending the session',
  },

  conversations: {
    title: 'Messages to support',
    none: 'This person has not written to support.',
    count: (total: number, open: number) =>
      `${total === 1 ? '1 conversation' : `${total} conversations`}, ${open} not finished`,
    all: 'See them all',
    lastActivity: (when: string) => `Last word: ${when}`,
  },
  mails: {
    title: 'E-mails to this person',
    none: 'No e-mail yet.',
    shown: (count: number) => `The latest ${count}.`,
    kinds: {
      'support-reply': 'Reply in support',
      'staff-message': 'E-mail from the team',
    } as Record<string, string>,
    states: {
      queued: 'On its way',
      failed: 'Could not be delivered',
      smtp: 'Sent',
      outbox: 'Kept here: no mail server is configured',
    },
  },

  activity: {
    title: 'Activity',
    about: 'What happened to their things',
    by: 'What they did',
    which: 'Show',
  },

  mail: {
    button: 'Send Email',
    heading: (name: string) => `E-mail to ${name}`,
    toPerson: (email: string) => `To ${email}.`,
    answers: (address: string) => `Answers go to ${address}.`,
    kept: 'No mail server is configured: the e-mail is kept here and does not leave.',
    subject: 'Subject',
    body: 'Text',
    bodyHint:
      'An empty line begins a new paragraph. Leave out passport and tax numbers: an e-mail is easily read by others.',
    write: 'Write',
    preview: 'Preview',
    previewLabel: 'The e-mail as it will look',
    send: 'Send',
    sending: 'Sending...',
    failed: 'Error sending the e-mail',
    sent: 'E-mail on its way',
    sentBody: (email: string) => `To ${email}. Its state stands under Contact.`,
    problems: 'Please look at this again',
    errors: {
      subject: {
        missing: 'Enter a subject.',
        tooLong: `Shorten the subject to ${staffMailLimits.subject} characters.`,
      },
      body: {
        missing: 'Write the text.',
        tooLong: `Shorten the text to ${staffMailLimits.body} characters.`,
      },
    },
    tooMany: `You have sent ${staffMailsPerDay} e-mails within a day. Please go on tomorrow.`,
    closed: 'This account is closed: nobody would get the e-mail.',
  },
} as const;
