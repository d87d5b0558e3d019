import { assistantLimits } from '../rules/limits.ts';

/** Texts of the financial assistant; quoted ones are the specification's, word for word. */
export const assistantTexts = {
  title: 'Financial Assistant',
  lead: 'Ask about money and your move to Portugal. Every answer names its sources and their dates.',
  backToHome: 'Back to Home',
  cardsTitle: 'What it can help with',
  cards: {
    planning: { title: 'Financial Planning', detail: 'Income rules, fees, taxes and what a move costs.' },
    investment: {
      title: 'Investment Guidance',
      detail: 'What to know of funds, accounts and reports to the US. No advice on what to buy.',
    },
    documents: {
      title: 'Document Analysis',
      detail: 'Attach a bank statement or a pension letter as a PDF and ask about it.',
    },
  },

  chat: {
    heading: 'Ask a question',
    label: 'Your question',
    send: 'Send',
    stop: 'Stop',
    stopped: 'You stopped this answer.',
    copy: 'Copy',
    copied: 'Answer copied',
    copyFailed: 'The answer could not be copied',
    askAgain: 'Ask again',
    latest: 'Jump to latest',
    log: 'Questions and answers',
    attach: 'Attach a PDF',
    keys: 'Enter to send, Shift+Enter for a new line.',
    waiting: 'Looking for an answer...',
    ready: 'Answer ready',
    choose: 'Questions to choose from',
    /** For the ear. */
    toChoose: (many: number) => `Not sure what you mean: ${many} questions to choose from`,
    noneOfThese: 'None of these: ask the team',
    you: 'You asked',
    assistant: 'Financial Assistant',
    unanswered: 'This question has no answer yet.',
    /** What is asked when a file comes without a question. */
    analyze: 'Please analyze the document I uploaded.',
    sources: 'Sources',
    sourceDate: (date: string) => `dated ${date}`,
    undated: 'no date given',
    page: (page: number) => `Page ${page} of your file`,
    quoted: (page: number, line: string) => `Your file says on page ${page}: “${line}”`,
    boundary: 'General information, not legal, tax or investment advice.',
    privacy:
      "Don't include account or Social Security numbers. Files are read once and not kept. We keep the text of a file, encrypted, for one hour, so that you can ask about it. Then it is erased.",
    toGoogle:
      'Your questions are answered by Gemini. Your question and the text of your file are sent to Google for that. A scan has no text: the file itself is sent to Google, so that Gemini can copy it out.',
    noHistory: 'Without an account you can ask 5 questions a day, and nothing is saved.',
    signIn: 'Sign in to save your questions',
    socialSecurity:
      'This looks like a Social Security number. Please remove it: we do not need it to answer you.',
    support: 'Write to support',
    errors: {
      missing: 'Please write a question, or attach a PDF.',
      reading: 'Your file is still being read. Please send your question once that is done.',
      tooLong: 'Please keep your question below 4,000 characters.',
    },
  },

  engines: {
    library: 'Answered from our own library',
    gemini: 'Answered by Gemini from the passages below',
    budget: "Answered from our own library, because today's share of Gemini is used up",
    nothing_held: 'Answered from our own library, because what Gemini wrote did not hold against its sources',
  },

  suggestionsTitle: 'Questions people ask',
  suggestions: [
    'How much monthly income do I need for a D7 visa?',
    'How do I get a NIF, the Portuguese tax number?',
    'When do I become a tax resident of Portugal?',
    'Do I have to report my Portuguese bank account to the US?',
    'Is my pension income enough for my spouse and me?',
  ],

  file: {
    heading: 'Attached file',
    wrongType: { title: 'Invalid file type', detail: 'Please upload a PDF file' },
    tooLarge: { title: 'File too large', detail: 'Please upload a file smaller than 10MB' },
    taken: { title: 'File uploaded', detail: (file: string) => `${file} is ready for analysis` },
    failed: 'The file could not be read',
    sourceGone:
      'Your device no longer hands over this file. It was changed or moved, or it is on a drive in the cloud. Save it on this device first, then attach it again.',
    reading: (file: string) => `Reading ${file}...`,
    removeShort: 'Remove',
    remove: (file: string) => `Remove ${file}`,
    unnamed: 'Your PDF',
    yours: 'Your file',
    gone: 'The file is no longer here: its text is kept for one hour. Please attach it again.',
    read: (pages: number) => (pages === 1 ? 'I read 1 page.' : `I read ${pages} pages.`),
    readNone:
      'Its pages are pictures, and I found no text on them. Attach the PDF from your bank’s website, or write the amounts into your question.',
    byGemini: 'Its pages are pictures. Gemini copied them out.',
    unread: (pages: string, many: boolean) =>
      many ? `Pages ${pages} had no text.` : `Page ${pages} had no text.`,
    leftOut: (last: number, all: number) => `The file has ${all} pages; I did not look past page ${last}.`,
    cut: 'It holds more text than I read of one file, so the rest is left out.',
  },

  history: {
    title: 'What you asked before',
    empty: 'What you ask is saved here, and you can delete it.',
    fresh: 'New conversation',
    kept: `Saved for ${assistantLimits.historyMonths} months. Only you can read it.`,
    delete: (title: string) => `Delete "${title}"`,
    deleteTitle: 'Delete this conversation?',
    deleteDetail: (title: string) => `"${title}" and its answers are erased for good.`,
    deleteConfirm: 'Delete',
    deleteAll: 'Delete all',
    deleteAllTitle: 'Delete all conversations?',
    deleteAllDetail: 'All your questions and their answers are erased for good.',
    cancel: 'Cancel',
    deleted: 'Conversation deleted',
    deletedAll: 'All conversations deleted',
    deleteFailed: 'It could not be deleted',
    failed: 'Your questions could not be loaded',
    gone: 'This conversation was deleted. Ask again, and a new one begins.',
    openFailed: 'The conversation could not be opened',
    loading: 'Loading your questions...',
  },

  limits: {
    questions: (signedIn: boolean) =>
      signedIn
        ? 'You have asked a lot today. You can ask again tomorrow, or write to support.'
        : 'You have asked all the questions that are free for today. Sign in to ask more, or come back tomorrow.',
    files: (signedIn: boolean) =>
      signedIn
        ? 'You have attached many files today. You can attach more tomorrow.'
        : 'You have attached all the files that are free for today. Sign in to attach more, or come back tomorrow.',
    beingAnswered: 'This question is being answered already. Please wait a moment.',
  },

  /** Told where Gemini should have answered. */
  modelFailures: {
    timeout: 'Gemini did not answer in time.',
    busy: 'Gemini takes no more questions just now.',
    refused: 'Gemini refused the question.',
    unreachable: 'Gemini could not be reached.',
    blocked: 'Gemini sent no answer.',
  },

  unreachable: {
    toast: { title: 'Service Temporarily Unavailable', detail: 'Please try again in a moment' },
    answer: (error: string) =>
      `Your question could not be answered just now. Ask again in a minute, or write to us. The reason: ${error}`,
  },
  failed: 'I am having technical difficulties and cannot answer just now.',
  technical: 'Technical details',
  unknownForm: "I'm having trouble processing your request right now...",
  moderateConfidence: (percentage: number) =>
    `Moderate confidence (${percentage}%). Please verify this with official sources.`,
} as const;
