/** Texts of 'Download everything': the button, and the page inside the archive. */
export const archiveTexts = {
  download: 'Download everything (.zip)',
  preparing: 'Preparing your download...',
  title: 'Keep a copy',
  hint: (count: number) =>
    count === 1
      ? 'Save your file on your own device, with a list.'
      : `Save all ${count} files on your own device, in folders by type and with a list.`,
  /** The folder of NIF documents; the others are named like their category. */
  nifFolder: 'NIF document',
  index: {
    title: 'Your documents',
    saved: (date: string) => `Everything you kept with us on ${date}.`,
    file: 'File',
    type: 'Type',
    size: 'Size in bytes',
    uploaded: 'Uploaded',
    missing: 'This file could not be read. Please write to us.',
    empty: 'You had no documents then.',
  },
} as const;
