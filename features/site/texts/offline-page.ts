/** The page that opens in place of one that is not kept on the device. */
export const offlinePageTexts = {
  title: 'You are offline',
  detail: 'This page needs a connection. It opens by itself as soon as you are online again.',
  again: 'Try again',
  kept: 'These pages open without a connection:',
  pages: [
    { to: '/dashboard', label: 'Home' },
    { to: '/visa-process', label: 'Visa Process' },
    { to: '/documents', label: 'Documents' },
    { to: '/profile', label: 'Profile' },
  ],
} as const;
