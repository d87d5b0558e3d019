/** Texts of the forms in which staff write a reply or a note. Apart from the others, which the page of a case loads too. */
export const officeWritingTexts = {
  sendAndResolve: 'Send and resolve',
  sendAndNext: 'Send and next',
  sendResolveAndNext: 'Send, resolve and next',
  moreWays: 'More ways to send',
  sentResolved: 'Reply sent, and the message is resolved',
  keys: {
    reply: 'Write a reply',
    note: 'Write a private note',
    sends: 'sends',
    sendsOn: 'sends and goes on to the next',
  },
  replying: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} replying. Yours would be a second answer.`,
  saidMeanwhile: (author: string) => `${author} wrote here since you began. Read it before you send.`,
  pane: { previous: 'Previous message', next: 'Next message', more: 'Show more' },
  /** The server's words. */
  saidSince: 'Something was said here since you looked. Read it, then send your reply again.',
} as const;
