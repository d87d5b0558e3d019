import type { DocumentCategory } from '../contract.ts';

/** How people call what a file is filed under. */
export const categoryNames: Record<DocumentCategory, string> = {
  general: 'General',
  step_document: 'For a step',
  passport: 'Passport',
  'criminal-record': 'Criminal record',
  'birth-certificate': 'Birth certificate',
  'proof-income': 'Proof of income',
  'health-insurance': 'Health insurance',
  'accommodation-proof': 'Accommodation proof',
};
