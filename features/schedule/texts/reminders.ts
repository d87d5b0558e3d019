import { leadWords } from './dates.ts';

/** Whether e-mails remind of the saved days. */
export const reminderTexts = {
  title: 'Reminders',
  label: 'Remind me of my dates by e-mail',
  hint: (byMail: boolean) =>
    byMail
      ? `You save your dates on your dashboard. We write ${leadWords} before.`
      : 'You save your dates on your dashboard. We cannot send e-mails at the moment.',
  on: 'Reminders are on',
  off: 'Reminders are off',
  failed: 'Your choice was not saved',
  loading: 'Loading your choice...',
  loadFailed: 'Your choice could not be loaded.',
} as const;
