import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderTexts as texts } from '#features/folder/texts.ts';
import { pdfOf, streamOf } from '../support/a-pdf.ts';
import { pdfFile, uploadGeneral } from '../support/documents-page.ts';
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

test('what is as the viewer shows it is in the folder; what is not has a page that says so', async () => {
  await uploadGeneral(walter, [
    pdfFile('plain.pdf', aPdf(2)),
    pdfFile('cut.pdf', aPage('/CropBox [40 400 600 600] /Rotate 90')),
    pdfFile('marked.pdf', aPage(marked)),
  ]);
  await walter.getByRole('button', { name: texts.card.make, exact: true }).press('Enter');
  const window = walter.getByRole('dialog', { name: texts.window.title });
  for (const name of ['plain.pdf', 'cut.pdf', 'marked.pdf'])
    await window.getByRole('checkbox', { name }).check();
  const download = walter.waitForEvent('download');
  await window.getByRole('button', { name: texts.window.make, exact: true }).press('Enter');
  const folder = await readFolder(readFileSync(await (await download).path()));
  await walter.getByText(texts.done.title).waitFor();
  expect(await walter.getByText(texts.done.notCompared).count()).toBe(0);
  const alone = folder.texts.filter((text) => text.includes(texts.sheets.alone.title));
  expect(alone).toHaveLength(1);
  expect(alone[0]).toContain('marked.pdf');
  expect(alone[0]).toContain(texts.problems.different);
  expect(folder.texts).toContain('Page 2');
  await walter.getByText(texts.problems.different).waitFor();
});
