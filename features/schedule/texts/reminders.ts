/** Whether e-mails remind of the saved days. */
export const reminderTexts = {
  title: 'Reminders',
  label: 'Remind me of my dates by e-mail',
  hint: 'You save your dates on your dashboard. We write 14 days and 3 days before.',
  on: 'Reminders are on',
  off: 'Reminders are off',
  failed: 'Your choice was not saved',
  loading: 'Loading your choice...',
  loadFailed: 'Your choice could not be loaded.',
} as const;
