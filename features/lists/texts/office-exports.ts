import { counted } from '#platform/shared/counted.ts';
/** Texts of saving a list of the office as a file. */
export const officeExportTexts = {
  button: 'Export',
  running: 'Exporting...',
  done: 'Export ready',
  rows: (count: string, file: string) => `${counted(count, 'row', 'rows')} saved as ${file}`,
  oneRow: (file: string) => `1 row saved as ${file}`,
} as const;
