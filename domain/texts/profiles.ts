/** Texts of the profile screen; quoted ones are the specification's, word for word. */
export const profileTexts = {
  errors: {
    fullNameTooShort: 'Full name must be at least 2 characters',
  },
} as const;
