import type { NoticeKind } from '../rules.ts';

const former = 'A former colleague';

/** Texts of staff's bell. */
export const officeNoticeTexts = {
  title: 'For you',
  button: (unread: number) => (unread === 0 ? 'For you' : `For you: ${unread} unread`),
  many: '99+',
  loading: 'Loading what came for you...',
  failed: 'What came for you could not be loaded.',
  empty: {
    title: 'Nothing has come for you',
    body: 'What colleagues give you, ask you in a note or decide about your cases appears here, and replies to you.',
  },
  older: 'Show older',
  loadingOlder: 'Loading...',
  unread: 'Unread',
  markAll: 'Mark all as read',
  markFailed: 'It was not marked as read',
  /** What happened, by whom, about whom or what. */
  words: {
    assignedCase: (by: string, name: string) => `${by} gave you the case of ${name}`,
    assignedMessage: (by: string, subject: string) => `${by} gave you the conversation "${subject}"`,
    mentionedCase: (by: string, name: string) => `${by} named you in a note on the case of ${name}`,
    mentionedMessage: (by: string, subject: string) => `${by} named you in a note on "${subject}"`,
    replied: (by: string, subject: string) => `${by} replied in "${subject}"`,
    decidedCase: (by: string, name: string) => `${by} decided the case of ${name}`,
    decidedPaper: (by: string, name: string, paper: string) =>
      `${by} decided about a paper of ${name}: ${paper}`,
  },
  by: (name: string | null) => name ?? former,
  noName: 'No Name',
  quiet: {
    title: 'Quiet',
    lead: 'These stay in the list, without a number at the bell.',
    failed: 'The setting was not saved',
    kinds: {
      assigned: 'Given to you',
      mentioned: 'Named in a note',
      replied: 'Replies to you',
      decided: 'Decisions of colleagues',
    } satisfies Record<NoticeKind, string>,
  },
  /** In the sidebar, behind a place. */
  mentions: (count: number) => (count === 1 ? '1 note names you' : `${count} notes name you`),
};
