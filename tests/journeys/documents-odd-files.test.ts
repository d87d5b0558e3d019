import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { aHeic } from '../support/a-heic.ts';
import {
  actionOn,
  chooseFiles,
  chooseGeneral,
  type FileToSend,
  generalDocuments,
  lineOf,
  listenAloud,
} from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { sidewaysScroll } from '../support/page-checks.ts';
import { readZip } from '../support/read-zip.ts';
import { aDocx, aJpeg, aPdf, aPng, aZip, wordParts } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Files whose names say something else than their bytes, as phones, scanners and mail programs leave them. */
const journey = aJourney();
let june: Page;
beforeAll(async () => {
  june = await journey.aVisitor({ viewport: phone, hasTouch: true, isMobile: true });
  await signIn(june, { email: 'june@example.com', name: 'June Halloran' });
  await june.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await june.goto('/documents');
  await generalDocuments(june).getByRole('button', { name: 'Choose files' }).waitFor();
});

const { upload, errors } = documentTexts;
/** What the phone thinks of it does not matter. */
const odd = (name: string, buffer: Buffer): FileToSend => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

test('the page says what is taken', async () => {
  const hint = generalDocuments(june).getByText('PDF, JPG, PNG, DOC or DOCX. Up to 10 MB each.');
  await expect.poll(() => hint.textContent()).toContain(upload.otherPictures);
});

test('a wrong ending, a missing one and odd signs in a name are corrected, and it is said', async () => {
  const heard = await listenAloud(june);
  const files = [
    { file: odd('pdf-named.jpg', aPdf(1)), name: 'pdf-named.pdf', note: upload.renamed('.pdf') },
    { file: odd('statement', aPdf(2)), name: 'statement.pdf', note: upload.renamed('.pdf') },
    { file: odd('photo.jfif', aJpeg()), name: 'photo.jpg', note: upload.renamed('.jpg') },
    { file: odd('scan.jpeg.pdf', aJpeg(9)), name: 'scan.jpeg', note: upload.renamed('.jpeg') },
    { file: odd('png-named.jpg', aPng()), name: 'png-named.png', note: upload.renamed('.png') },
    { file: odd('docx-named.doc', aDocx()), name: 'docx-named.docx', note: upload.renamed('.docx') },
    { file: odd('\u200emy\\lease.pdf ', aPdf(3)), name: 'my_lease.pdf' },
    { file: odd('mailed.pdf', Buffer.concat([Buffer.alloc(500, 32), aPdf(1)])), name: 'mailed.pdf' },
    {
      file: odd('big.docx', aZip([['docProps/thumbnail.jpeg', Buffer.alloc(400_000, 7)], ...wordParts()])),
      name: 'big.docx',
    },
  ];
  await chooseGeneral(
    june,
    files.map(({ file }) => file),
  );
  for (const { name, note } of files) {
    await actionOn(june, name, 'View')
      .or(actionOn(june, name, 'Download'))
      .first()
      .waitFor();
    if (note) await lineOf(june, name).getByText(note).waitFor();
  }
  const said = await heard();
  for (const { name, note } of files) if (note) expect(said).toContain(`${name} uploaded. ${note}`);
  expect(await sidewaysScroll(june)).toBe(0);
});

test('a picture of another kind becomes a JPG whatever its name says', async () => {
  const webp = await june.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
    return canvas.toDataURL('image/webp').split(',')[1] ?? '';
  });
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await chooseGeneral(june, [
    odd('heic-named.jpg', aHeic()),
    odd('webp-named.png', Buffer.from(webp, 'base64')),
    odd('stamp.gif', Buffer.from(gif, 'base64')),
  ]);
  for (const name of ['heic-named.jpg', 'webp-named.jpg', 'stamp.jpg']) {
    await actionOn(june, name, 'View').waitFor();
    await lineOf(june, name).getByText(upload.madeJpg).waitFor();
  }
  const arriving = june.waitForEvent('download');
  await june.getByRole('button', { name: 'Download everything (.zip)' }).click();
  const archive = readZip(await readFile(await (await arriving).path()));
  for (const name of ['heic-named', 'webp-named', 'stamp'])
    expect(archive.get(`General/${name}.jpg`)?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('what cannot be taken says why, and what to do', async () => {
  const refused = [
    {
      file: odd('letter.docx', aZip([['Index/Document.iwa', 'x']])),
      why: errors.isPages,
      wayOut: errors.isPagesHelp,
    },
    {
      file: odd('lease.doc', Buffer.from('{\\rtf1 Lease}')),
      why: errors.isRichText,
      wayOut: errors.isRichTextHelp,
    },
    {
      file: odd('bank.doc', Buffer.from('<html><body>Bank</body></html>')),
      why: errors.isWebPage,
      wayOut: errors.isWebPageHelp,
    },
    {
      file: odd('form.docx', aZip([...wordParts(), ['word/vbaProject.bin', 'x']])),
      why: errors.hasMacros,
      wayOut: errors.hasMacrosHelp,
    },
    { file: odd('half.docx', aDocx().subarray(0, -30)), why: errors.isCutOff, wayOut: errors.isCutOffHelp },
    {
      file: odd('torn.gif', Buffer.from('GIF89a')),
      why: 'File type not allowed',
      wayOut: errors.pictureHelp,
    },
  ];
  await chooseGeneral(
    june,
    refused.map(({ file }) => file),
  );
  for (const { file, why, wayOut } of refused) {
    await lineOf(june, file.name).getByText(why).waitFor();
    await lineOf(june, file.name).getByText(wayOut).waitFor();
  }
  expect(await faultsEverywhere(june)).toEqual([]);
  for (const { file } of refused) await actionOn(june, file.name, 'Remove from this list').tap();
});

test('an upload that was not finished goes on with the file as it was, under its old name', async () => {
  const content = '**/api/documents/*/content';
  await june.route(content, () => {});
  june.on('dialog', (dialog) => void dialog.accept());
  await chooseGeneral(june, [odd('slow', aPdf(4))]);
  await lineOf(june, 'slow.pdf').getByText('Uploading').waitFor();
  await june.reload();
  await june.unroute(content);
  await lineOf(june, 'slow.pdf').getByText(upload.unfinished).waitFor();
  await chooseFiles(actionOn(june, 'slow.pdf', 'Choose again'), [odd('slow', aPdf(4))]);
  await actionOn(june, 'slow.pdf', 'View').waitFor();
  expect(await actionOn(june, 'slow.pdf', 'View').count()).toBe(1);
});
