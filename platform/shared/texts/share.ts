/** What search engines and shared links say of the public pages that have no sentence of their own for it. */
export const shareTexts = {
  picture: 'A sea of blue and white tiles at dawn, with a course of golden ones to the horizon.',
  support: 'Write to us about your move to Portugal. A person replies within 24 hours.',
  privacy: 'What we store about you, who sees your documents, and how you delete all of it.',
} as const;
