import { expect, test } from 'vitest';
import { aPdf } from '#tests/support/a-pdf.ts';
import { openFileReader } from './read-file.ts';

const { readPdf } = openFileReader();

test('a letter is read page by page, its lines as a person sees them', async () => {
  const read = await readPdf(
    aPdf([
      ['SOCIAL SECURITY ADMINISTRATION', 'Your monthly benefit  $1,950.00'],
      // Column by column, as banks write: what stands on one line comes together again.
      [
        { text: 'Jan 03', x: 60, y: 700 },
        { text: 'Jan 31', x: 60, y: 680 },
        { text: '€ 920,00', x: 400, y: 700 },
        { text: '€ 15,10', x: 400, y: 680 },
      ],
    ]),
  );
  expect(read).toEqual({
    pages: [
      { number: 1, text: 'SOCIAL SECURITY ADMINISTRATION\nYour monthly benefit  $1,950.00' },
      { number: 2, text: 'Jan 03  € 920,00\nJan 31  € 15,10' },
    ],
    total: 2,
    unread: [],
    lookedAt: 2,
    fault: null,
    gaps: [],
  });
});
