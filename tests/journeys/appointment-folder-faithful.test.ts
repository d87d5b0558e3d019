import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderTexts as texts } from '#features/folder/texts.ts';
import { pdfOf, streamOf } from '../support/a-pdf.ts';
import { turnedJpeg } from '../support/camera-jpegs.ts';
import { longWork, pdfFile, uploadGeneral } from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { readFolder } from '../support/read-folder.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Walter's papers are compared page by page with what the viewer shows, in his browser, before they are saved. */
const journey = aJourney();
let walter: Page;

const aPage = (more: string) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R ${more} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf(Buffer.from('BT /F1 24 Tf 72 500 Td (Seen) Tj 0 200 Td (Cut away) Tj ET')),
  ]);
/** A marker pen of which the file holds no drawing: the viewer paints one, the folder would not. */
const marked =
  '/Annots [<< /Type /Annot /Subtype /Highlight /Rect [70 490 200 530] /QuadPoints [70 530 200 530 70 490 200 490] /C [1 1 0] /F 4 >>]';

beforeAll(async () => {
  walter = await journey.aVisitor();
  await signIn(walter, { email: 'walter.brandt@example.com', name: 'Walter Brandt' });
  await walter.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await walter.goto('/documents');
});

/** A page of small print as a scanner makes it, and a stamp on nothing: transparent around its letters. */
async function pictureOf(kind: 'scan' | 'stamp'): Promise<Buffer> {
  const encoded = await walter.evaluate((asked) => {
    const scan = asked === 'scan';
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = scan ? [1654, 2339] : [900, 600];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    if (scan) {
      context.fillStyle = '#fbf8f0';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.fillStyle = scan ? '#222' : '#a01030';
    context.font = scan ? '26px serif' : 'bold 90px sans-serif';
    const lines = scan ? 60 : 3;
    for (let line = 0; line < lines; line += 1)
      context.fillText(
        'The rent is paid on the first day of each month. '.repeat(3),
        120,
        (line + 3) * (scan ? 35 : 130),
      );
    return canvas.toDataURL(scan ? 'image/jpeg' : 'image/png').split(',')[1] ?? '';
  }, kind);
  return Buffer.from(encoded, 'base64');
}

const jpg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('what is as the viewer shows it is in the folder; what is not has a page that says so', async () => {
  const scan = await pictureOf('scan');
  const pictures = [
    jpg('scan.jpg', scan),
    ...[3, 6, 7].map((turn) => jpg(`turned ${turn}.jpg`, turnedJpeg(scan, turn))),
    { name: 'stamp.png', mimeType: 'image/png', buffer: await pictureOf('stamp') },
  ];
  await uploadGeneral(walter, [
    pdfFile('plain.pdf', aPdf(2)),
    pdfFile('cut.pdf', aPage('/CropBox [40 400 600 600] /Rotate 90')),
    pdfFile('marked.pdf', aPage(marked)),
    ...pictures,
  ]);
  await walter.getByRole('button', { name: texts.card.make, exact: true }).press('Enter');
  const window = walter.getByRole('dialog', { name: texts.window.title });
  for (const name of ['plain.pdf', 'cut.pdf', 'marked.pdf', ...pictures.map((picture) => picture.name)])
    await window.getByRole('checkbox', { name }).check();
  // Told beside the file, before it is made.
  await window.getByText(texts.problems.different).waitFor();
  const download = walter.waitForEvent('download', longWork);
  await window.getByRole('button', { name: texts.window.make, exact: true }).press('Enter');
  const folder = await readFolder(readFileSync(await (await download).path()));
  await walter.getByText(texts.done.title).waitFor();
  expect(await walter.getByText(texts.done.notCompared).count()).toBe(0);
  const alone = folder.texts.filter((text) => text.includes(texts.sheets.alone.title));
  expect(alone).toHaveLength(1);
  expect(alone[0]).toContain('marked.pdf');
  expect(alone[0]).toContain(texts.problems.different);
  expect(folder.texts).toContain('Page 2');
  // Not drawn, and not there to be copied either.
  expect(folder.texts.join()).not.toContain('Cut away');
  await walter.getByText(texts.problems.different).waitFor();
});

test('who does not wait for the look at a file is told of it all the same, before the folder is made', async () => {
  await walter.goto('/documents');
  await uploadGeneral(walter, [pdfFile('marked later.pdf', aPage(marked))]);
  const held = Promise.withResolvers<void>();
  await walter.route('**/api/documents/*/content', async (route) => {
    await held.promise;
    await route.continue();
  });
  await walter.getByRole('button', { name: texts.card.make, exact: true }).press('Enter');
  const window = walter.getByRole('dialog', { name: texts.window.title });
  await window.getByRole('checkbox', { name: 'marked later.pdf' }).check();
  const make = window.getByRole('button', { name: texts.window.make, exact: true });
  await make.press('Enter');
  await walter.getByText(texts.making.file(1, 1)).waitFor();
  held.resolve();
  await window.getByText(texts.window.alone(1)).waitFor();
  await window.getByText(texts.problems.different).waitFor();
  expect(await faultsEverywhere(walter)).toEqual([]);
  const download = walter.waitForEvent('download', longWork);
  await make.press('Enter');
  const folder = await readFolder(readFileSync(await (await download).path()));
  expect(folder.texts.join()).toContain(texts.problems.different);
});

test('what was found is known at the next visit: nothing is drawn again to compare it', async () => {
  const workers: string[] = [];
  walter.on('worker', (worker) => workers.push(worker.url()));
  await walter.goto('/documents');
  await walter.getByRole('button', { name: texts.card.make, exact: true }).press('Enter');
  const window = walter.getByRole('dialog', { name: texts.window.title });
  for (const name of ['plain.pdf', 'marked.pdf', 'scan.jpg'])
    await window.getByRole('checkbox', { name, exact: true }).check();
  await window.getByText(texts.problems.different).waitFor();
  const download = walter.waitForEvent('download', longWork);
  await window.getByRole('button', { name: texts.window.make, exact: true }).press('Enter');
  const folder = await readFolder(readFileSync(await (await download).path()));
  expect(folder.texts.join()).toContain(texts.problems.different);
  expect(folder.texts).toContain('Page 2');
  expect(workers.filter((address) => address.includes('check-worker'))).toEqual([]);
});
