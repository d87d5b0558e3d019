import { setAsideFigure } from '#features/documents/texts/document-counts.ts';

/** The papers of a case on its overview, which are fetched after the rest of the page. */
export const casePaperTexts = {
  title: 'Papers',
  of: (accepted: number, total: number, aside: number) =>
    `${accepted} of ${total} accepted${setAsideFigure(aside)}`,
  loading: 'Loading the papers...',
  failed: 'The papers could not be loaded',
  missing: 'Not there',
  arrived: (date: string) => `arrived ${date}`,
  ready: (date: string) => `Ready ${date}`,
  open: 'Not ready',
} as const;
