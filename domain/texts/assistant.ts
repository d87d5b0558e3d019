/** Texts of the financial assistant; quoted ones are the specification's, word for word. */
export const assistantTexts = {
  title: 'Financial Assistant',
  backToHome: 'Back to Home',
  cards: {
    planning: 'Financial Planning',
    investment: 'Investment Guidance',
    documents: 'Document Analysis',
  },

  chat: {
    label: 'Your question',
    send: 'Send',
    attach: 'Attach a PDF',
    removeFile: (file: string) => `Remove ${file}`,
    keys: 'Enter to send, Shift+Enter for a new line.',
    waiting: 'Looking for an answer...',
    ready: 'Answer ready',
    /** What is asked when a file comes without a question. */
    analyze: 'Please analyze the document I uploaded.',
    sources: 'Sources',
    boundary: 'General information, not legal, tax or investment advice.',
    privacy: 'Please leave out account and Social Security numbers.',
  },
  suggestionsTitle: 'Questions people ask',

  file: {
    wrongType: { title: 'Invalid file type', detail: 'Please upload a PDF file' },
    tooLarge: { title: 'File too large', detail: 'Please upload a file smaller than 10MB' },
    taken: { title: 'File uploaded', detail: (file: string) => `${file} is ready for analysis` },
  },

  unreachable: {
    toast: { title: 'Service Temporarily Unavailable', detail: 'Please try again in a moment' },
    answer: (error: string) => `I am sorry, your question could not be answered just now: ${error}`,
  },
  failed: (error: string) => `I am having technical difficulties: ${error}`,
  unknownForm: "I'm having trouble processing your request right now...",
  moderateConfidence: (percentage: number) =>
    `Moderate confidence (${percentage}%). Please verify this with official sources.`,
} as const;
