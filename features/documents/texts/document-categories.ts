import type { DocumentCategory } from '../contract.ts';
import { documentNames } from './document-types.ts';

/** How people call what a file is filed under. */
export const categoryNames: Record<DocumentCategory, string> = {
  general: 'General',
  step_document: 'For a step',
  ...documentNames,
};
