/** The summary before a review. */
export const checkAnswersTexts = {
  title: 'Check your answers',
  lead: 'Our team reads this beside your documents. You can still change everything.',
  sections: { profile: 'Your profile', documents: 'Your documents', move: 'Your move' },
  live: 'Where you live',
  handIn: 'Where you hand in',
  visa: 'Visa',
  along: 'Who moves with you',
  notProvided: 'Not provided',
  change: 'Change',
  changeNamed: (answer: string) => `Change: ${answer}`,
  send: 'Send for review',
  loading: 'Loading your answers...',
  loadFailed: 'These answers could not be loaded',
} as const;
