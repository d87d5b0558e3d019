import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assistantTexts } from '#features/assistant/texts/assistant.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { aHeic } from '../support/a-heic.ts';
import { actionOn, chooseGeneral, generalDocuments, lineOf, pdfFile } from '../support/documents-page.ts';
import { aJourney } from '../support/journey.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Files that go away between choosing and sending, as those of a drive in the cloud do; and what a reload leaves of a failure. */
const journey = aJourney();
const { errors, upload } = documentTexts;
let ruth: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumo-sources-'));
  ruth = await journey.aVisitor();
  await signIn(ruth, { email: 'ruth@example.com', name: 'Ruth Abernathy' });
  await ruth.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await ruth.goto('/documents');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Chooses a file that lies on the disk. */
async function chooseFromDisk(
  path: string,
  button = generalDocuments(ruth).getByRole('button', { name: 'Choose files' }),
) {
  const chooser = ruth.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(path);
}

async function onDisk(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const gone = async (name: string) => {
  await lineOf(ruth, name).getByText(errors.sourceGone).waitFor();
  await lineOf(ruth, name).getByText('Save it on this device first').waitFor();
  expect(await actionOn(ruth, name, 'Try again').count()).toBe(0);
};

let first = 0;
/** Keeps a first file under way, so that the next one waits for its turn; the result lets it go. */
async function holdTheLine(): Promise<() => Promise<void>> {
  first += 1;
  const content = '**/api/documents/*/content';
  const name = `first-${first}.pdf`;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await ruth.route(content, async (route) => {
    await held;
    await route.continue();
  });
  await chooseGeneral(ruth, [pdfFile(name, aPdf(10 + first))]);
  await lineOf(ruth, name).getByText('Uploading').waitFor();
  return async () => {
    release();
    await actionOn(ruth, name, 'View').waitFor();
    await ruth.unroute(content);
  };
}

test('a file that is gone before it is looked at has to be saved first, and is chosen again', async () => {
  const path = await onDisk('lease.pdf', aPdf(2));
  const release = await holdTheLine();
  await chooseFromDisk(path);
  await lineOf(ruth, 'lease.pdf').getByText(upload.waiting).waitFor();
  await rm(path);
  await release();
  await gone('lease.pdf');

  await writeFile(path, aPdf(2));
  await chooseFromDisk(path, actionOn(ruth, 'lease.pdf', upload.chooseAgain));
  await actionOn(ruth, 'lease.pdf', 'View').waitFor();
});

test('a file that changes while it is announced says the same, and a reload shows it as unfinished', async () => {
  const path = await onDisk('birth.pdf', aPdf(3));
  await ruth.route('**/api/documents', async (route) => {
    if (route.request().method() === 'POST') await writeFile(path, aPdf(1));
    await route.continue();
  });
  await chooseFromDisk(path);
  await gone('birth.pdf');
  await ruth.unroute('**/api/documents');
  await ruth.reload();
  await lineOf(ruth, 'birth.pdf').getByText(upload.unfinished).waitFor();
  expect(await lineOf(ruth, 'birth.pdf').count()).toBe(1);
  await writeFile(path, aPdf(3));
  await chooseFromDisk(path, actionOn(ruth, 'birth.pdf', upload.chooseAgain));
  await actionOn(ruth, 'birth.pdf', 'View').waitFor();
});

test('a file that is renamed says the same, whatever work on it stops: the making of a JPG too', async () => {
  for (const [name, bytes] of [
    ['card.pdf', aPdf(5)],
    ['IMG_7.HEIC', aHeic()],
  ] as const) {
    const path = await onDisk(name, bytes);
    const release = await holdTheLine();
    await chooseFromDisk(path);
    await lineOf(ruth, name).getByText(upload.waiting).waitFor();
    await rename(path, join(folder, `new ${name}`));
    await release();
    await gone(name);
    await actionOn(ruth, name, upload.remove).click();
  }
});

test('a file that goes away in the middle of its upload says the same', async () => {
  const path = await onDisk('statements.pdf', Buffer.concat([aPdf(6), Buffer.alloc(4_000_000, ' ')]));
  const line = await ruth.context().newCDPSession(ruth);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  await chooseFromDisk(path);
  await lineOf(ruth, 'statements.pdf')
    .getByText(/Uploading [1-9]/)
    .waitFor();
  await writeFile(path, aPdf(6));
  await gone('statements.pdf');
  await line.detach();
  await actionOn(ruth, 'statements.pdf', upload.remove).click();
});

test('an unfinished upload whose file is gone when it is chosen again says the same', async () => {
  const content = '**/api/documents/*/content';
  await ruth.route(content, () => {});
  ruth.on('dialog', (dialog) => void dialog.accept());
  const path = await onDisk('deed.pdf', aPdf(7));
  await chooseFromDisk(path);
  await lineOf(ruth, 'deed.pdf').getByText('Uploading').waitFor();
  await ruth.reload();
  await ruth.unroute(content);
  const again = actionOn(ruth, 'deed.pdf', upload.chooseAgain);
  await lineOf(ruth, 'deed.pdf').getByText(upload.unfinished).waitFor();
  // What tells the kind of a file is fetched when it is chosen; the file goes away meanwhile.
  await ruth.evaluate(() => {
    const read = Blob.prototype.slice;
    Blob.prototype.slice = function slice(...part) {
      if (this instanceof File) throw new DOMException('', 'NotReadableError');
      return read.apply(this, part);
    };
  });
  await chooseFromDisk(path, again);
  await ruth.getByText(`${errors.sourceGone} ${errors.sourceGoneHelp}`).waitFor();
  await ruth.reload();
  await chooseFromDisk(path, again);
  await actionOn(ruth, 'deed.pdf', 'View').waitFor();
});

test('a file for the assistant says the same', async () => {
  await ruth.goto('/money');
  const path = await onDisk('pension.pdf', Buffer.concat([aPdf(8), Buffer.alloc(4_000_000, ' ')]));
  const attach = ruth.getByRole('button', { name: assistantTexts.chat.attach });
  await ruth.route('**/api/assistant/**', async (route) => {
    await writeFile(path, aPdf(1));
    await route.continue();
  });
  await chooseFromDisk(path, attach);
  await ruth.getByRole('alert').getByText(assistantTexts.file.sourceGone).waitFor();
  await ruth.unroute('**/api/assistant/**');
  await chooseFromDisk(path, attach);
  await ruth.getByRole('region', { name: assistantTexts.file.heading }).getByText('I read 1 page.').waitFor();
  await ruth.getByRole('button', { name: assistantTexts.file.remove('pension.pdf') }).click();
  await ruth.goto('/documents');
});

test('a refused file is still shown with its reason after a reload, until it is removed', async () => {
  await chooseGeneral(ruth, [{ name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
  await lineOf(ruth, 'setup.exe').getByText(errors.typeNotAllowed).waitFor();
  await ruth.reload();
  await lineOf(ruth, 'setup.exe').getByText(errors.typeNotAllowed).waitFor();
  await actionOn(ruth, 'setup.exe', upload.remove).click();
  await expect.poll(() => lineOf(ruth, 'setup.exe').count()).toBe(0);
  await ruth.reload();
  await actionOn(ruth, 'birth.pdf', 'View').waitFor();
  expect(await lineOf(ruth, 'setup.exe').count()).toBe(0);
});

test('the right file can be chosen in its place, and nothing of it is left at sign-out', async () => {
  const wrong = (name: string) => ({ name, mimeType: '', buffer: Buffer.from('MZ') });
  await chooseGeneral(ruth, [wrong('lease.exe'), wrong('ticket.exe')]);
  await lineOf(ruth, 'ticket.exe').getByText(errors.typeNotAllowed).waitFor();
  await ruth.reload();
  await chooseFromDisk(await onDisk('ticket.pdf', aPdf(4)), actionOn(ruth, 'ticket.exe', upload.chooseAgain));
  await actionOn(ruth, 'ticket.pdf', 'View').waitFor();
  expect(await lineOf(ruth, 'ticket.exe').count()).toBe(0);
  const kept = () => ruth.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  expect(await kept()).toContain('lease.exe');
  await ruth.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await ruth.getByText('Signed out successfully').waitFor();
  await expect.poll(kept).not.toContain('lease.exe');
});
