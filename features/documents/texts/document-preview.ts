/** Texts of the panel in which a document is looked at. */
export const previewTexts = {
  loading: (fileName: string) => `Loading ${fileName}...`,
  previous: 'Previous file',
  next: 'Next file',
  place: (number: number, count: number) => `${number} of ${count}`,
  /** Heard when the file changes. */
  showing: (fileName: string, number: number, count: number) =>
    `Showing ${fileName}, file ${number} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: (percent: number) => `Zoom is ${percent}%. Back to 100%`,
  percent: (zoom: number) => `${zoom}%`,
  rotate: 'Rotate',
  rotated: (degrees: number) => `Rotated by ${degrees} degrees`,
  openInTab: 'Open in new tab',
  download: 'Download',
  /** The part in which the pages stand; it scrolls by keyboard. */
  pages: (fileName: string) => `Pages of ${fileName}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  picture: (fileName: string) => `Picture: ${fileName}`,
  keys: 'Keys: left and right arrows change the file, + and - zoom, 0 goes back to 100%, R rotates, Escape closes.',
  notPossible: "Can't be previewed.",
  notPossibleHelp: 'Word files open in Word or Pages. Download it to look at it.',
  /** Where a page could not be drawn. */
  pageFailed: 'We could not draw this page. Download the file to look at it.',
  /** Above the pages, where they are not what the file holds. */
  notices: {
    empty: { title: 'This PDF has no pages.', detail: 'Save it again on your device, then upload that.' },
    form: {
      title: 'This is a form that only Adobe Reader shows.',
      detail:
        'What you see here is its cover. Open the form in Adobe Reader, print it as a PDF, then upload that.',
    },
    collection: {
      title: 'This PDF holds other files.',
      detail: 'What you see here is its cover. Download it to open what is inside.',
    },
  },
  password: 'This PDF asks for a password.',
  passwordHelp: 'Open it in a new tab and type the password there.',
} as const;
