/** Texts of the files beside a conversation, which are fetched after the rest of its page. */
export const officeFileTexts = {
  title: 'Files',
  loading: 'Loading the files...',
  failed: 'The files could not be loaded',
  none: 'No files yet.',
  arrived: (date: string) => `Arrived ${date}`,
  all: (count: string) => `All ${count} files`,
} as const;
