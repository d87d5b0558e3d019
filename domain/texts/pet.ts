/** Texts of the pet care page; quoted ones are the specification's, word for word. */
export const petTexts = {
  title: 'Pet Care',
  question: 'Your question',
  ask: 'Ask Pet Expert',
  emptyQuestion: {
    title: 'Please enter a question',
    detail: 'Ask me anything about pet care, training, or animal needs!',
  },
  unreachable: {
    title: 'Something went wrong',
    detail: 'Unable to connect to the pet AI service. Please try again.',
  },
  /** Beside an answer that no service gave. */
  demonstration: 'This is a demonstration answer.',
} as const;
