import type { HiddenReason } from '../rules/page-content.ts';
import { officePageTexts } from './office-pages.ts';

const { visibility } = officePageTexts;

/** Over a landing page that an admin looks at before the public sees it. */
export const pitchPreviewTexts = {
  documentTitle: (title: string) => `Preview: ${title}`,
  label: 'About this preview',
  /** The public sees the page, and what was published of it. */
  shown: (hasDraft: boolean) =>
    hasDraft
      ? 'A preview of the draft as it was saved. Visitors see what was published before.'
      : 'A preview for our team. Visitors see the same.',
  /** Everyone but an admin reads 'Page not found' here. */
  hidden: (reasons: readonly HiddenReason[], hasDraft: boolean) =>
    [
      'A preview for our team.',
      visibility.no,
      `${visibility.because(reasons.map((reason) => visibility.reasons[reason]).join(visibility.between))}.`,
      hasDraft && 'It includes changes that are not published.',
    ]
      .filter(Boolean)
      .join(' '),
  backToEditor: 'Back to the editor',
} as const;
