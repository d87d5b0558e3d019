/** What people read while the site is under maintenance. */
export const maintenanceTexts = {
  title: 'We are working on the site',
  safe: 'Your papers are safe.',
  detail: 'Nothing you sent us is lost, and you do not have to do anything.',
  until: (when: string) => `Please come back after ${when}.`,
  soon: 'Please come back a little later today.',
  comesBack: 'You can leave this page open: it opens again by itself.',
  help: 'Is it urgent? Write to us:',
  again: 'Look again',
  stillClosed: 'Not yet. We are still working on it.',
  /** Answers of the API. */
  refusal: 'We are working on the site. Your papers are safe. Please try again a little later.',
  /** On a page that was open when it began. */
  notice: {
    title: 'We are working on the site',
    detail: 'Your papers are safe, and what you typed stays here. You cannot save just now.',
    goesOn: 'This page goes on by itself when we are done.',
  },
  back: { title: 'We are done', detail: 'You can go on where you were.' },
  /** Staff go on working and must not forget it. */
  office: 'Maintenance mode is on: only our team can use the site.',
  officeLink: 'Open the settings',
  preview: {
    title: 'Maintenance page',
    banner: 'This is a preview. People see it only while Maintenance Mode is on.',
    back: 'Back to the settings',
  },
} as const;
