/** The privacy page. Version and date are the specification's; "in short" says what the product does today. */
export const privacyTexts = {
  title: 'Privacy Policy',
  version: 'Privacy Policy v4. Last revised April 10th 2023.',
  inShort: {
    heading: 'In short',
    items: [
      'We keep what you give us: your name and e-mail address from Google, your profile, your applications and the documents you upload.',
      'We use it to guide your visa application and to answer you. We do not sell it.',
      'Documents are encrypted where they are stored. You and the staff who handle your case can open them; every change staff make is recorded.',
      'We set cookies for signing in and for the look of the page. There is no advertising tracker.',
      'Children under 13 may use the service only with the consent of a parent.',
    ],
  },
  contact: {
    heading: 'Ask us',
    detail: 'To see, correct or delete what we hold about you, write to',
  },
} as const;
