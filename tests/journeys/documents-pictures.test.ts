import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { extractImages } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { folderTexts } from '#features/folder/texts.ts';
import { anIphonePhoto } from '../support/an-iphone-photo.ts';
import { heavyJpeg, heavyPng, turnedJpeg, turnedPng, withGainMap } from '../support/camera-jpegs.ts';
import {
  actionOn,
  chooseGeneral,
  type FileToSend,
  longWork,
  uploadGeneral,
} from '../support/documents-page.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { readZip } from '../support/read-zip.ts';
import { signIn } from '../support/sign-in.ts';

/** Every kind of picture that a camera, a scanner or a print shop makes, wherever it is looked at: upright, whole, in its colours. */
const journey = aJourney();
let ruth: Page;
let ana: Page;

const stored = (name: string) => readFile(new URL(`../support/pictures/${name}`, import.meta.url));
const jpg = (name: string, buffer: Buffer): FileToSend => ({ name, mimeType: 'image/jpeg', buffer });
const png = (name: string, buffer: Buffer): FileToSend => ({ name, mimeType: 'image/png', buffer });
const heic = (name: string, buffer: Buffer): FileToSend => ({ name, mimeType: 'image/heic', buffer });

const unended = 'no mark at its end.jpg';
const upright = 'red green blue white';
/** Fields above and below, as they are seen once the camera's note is heeded. */
const seen: Record<string, string> = {
  'turn 1.jpg': upright,
  'turn 2.jpg': 'green red white blue',
  'turn 3.jpg': 'white blue green red',
  'turn 4.jpg': 'blue white red green',
  'turn 5.jpg': 'red blue green white',
  'turn 6.jpg': 'blue red white green',
  'turn 7.jpg': 'white green blue red',
  'turn 8.jpg': 'green white red blue',
  'turn 6.png': 'blue red white green',
  '24 million pixels.jpg': 'blue red white green',
  'gain map.jpg': upright,
  'progressive.jpg': upright,
  [unended]: upright,
  'gray.jpg': 'dark light dark white',
  'ycck-adobe.jpg': upright,
  'cmyk-adobe.jpg': upright,
  '16-bit.png': upright,
  'alpha-16-bit-interlaced.png': upright,
  'palette.png': upright,
  'ten-bit.jpg': upright,
  'iPhone.jpg': 'blue red white green',
};
const names = Object.keys(seen);
/** Above what the portal advises. */
const heavy = 5.2 * 1024 * 1024;

let files: FileToSend[];

beforeAll(async () => {
  ruth = await journey.aVisitor();
  ana = await journey.aVisitor();
  await signIn(ruth, { email: 'ruth@example.com', name: 'Ruth Abernathy' });
  await ruth.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await ruth.goto('/documents');
  await becomeFirstAdmin(ana, journey.setupKey);
  const plain = await drawn('image/jpeg', ['#f00', '#0f0', '#00f', '#fff']);
  const sheet = await drawn('image/png', ['#f00', '#0f0', '#00f', '#fff']);
  const map = await drawn('image/jpeg', ['#888', '#888', '#888', '#888']);
  const kept = (name: string) => stored(name);
  files = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((turn) => jpg(`turn ${turn}.jpg`, turnedJpeg(plain, turn))),
    png('turn 6.png', turnedPng(sheet, 6)),
    jpg(
      '24 million pixels.jpg',
      turnedJpeg(await drawn('image/jpeg', ['#f00', '#0f0', '#00f', '#fff'], 62.5), 6),
    ),
    jpg('gain map.jpg', withGainMap(plain, map)),
    jpg('progressive.jpg', await kept('progressive.jpg')),
    jpg(unended, (await kept('progressive.jpg')).subarray(0, -2)),
    jpg('gray.jpg', await kept('gray.jpg')),
    jpg('ycck-adobe.jpg', await kept('ycck-adobe.jpg')),
    jpg('cmyk-adobe.jpg', await kept('cmyk-adobe.jpg')),
    png('16-bit.png', await kept('16-bit.png')),
    png('alpha-16-bit-interlaced.png', await kept('alpha-16-bit-interlaced.png')),
    png('palette.png', await kept('palette.png')),
    heic('ten-bit.heic', await kept('ten-bit.heic')),
    heic('iPhone.heic', anIphonePhoto()),
  ];
});

/** A picture of 96 x 64 pixels, or `times` as many on each side, with four fields, made by the browser. */
async function drawn(
  type: string,
  [leftUp, rightUp, leftLow, rightLow]: string[],
  times = 1,
): Promise<Buffer> {
  const encoded = await ruth.evaluate(
    ({ kind, fields, scale }) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [96 * scale, 64 * scale];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('this browser cannot draw');
      context.scale(scale, scale);
      for (const [at, color] of fields.entries()) {
        context.fillStyle = color ?? '';
        context.fillRect((at % 2) * 48, Math.floor(at / 2) * 32, 48, 32);
      }
      return canvas.toDataURL(kind, 0.95).split(',')[1] ?? '';
    },
    { kind: type, fields: [leftUp, rightUp, leftLow, rightLow], scale: times },
  );
  return Buffer.from(encoded, 'base64');
}

/** The word for a colour, as far as an eye cares. */
function named([red = 0, green = 0, blue = 0]: readonly number[]): string {
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 24)
    return red > 235 ? 'white' : red > 128 ? 'light' : 'dark';
  const bright = [red, green, blue].map((part) => (part > 200 ? 1 : part < 60 ? 0 : '?')).join('');
  return { '100': 'red', '010': 'green', '001': 'blue' }[bright] ?? `${red},${green},${blue}`;
}

/** Corners of raw pixels, the upper ones first. */
function cornersOf({
  data,
  width,
  height,
  channels,
}: {
  data: ArrayLike<number>;
  width: number;
  height: number;
  channels: number;
}) {
  const at = (x: number, y: number) => {
    const place = (y * width + x) * channels;
    return channels === 1
      ? Array(3).fill(data[place])
      : [data[place], data[place + 1], data[place + 2]].map((part) => part ?? 0);
  };
  const [left, right, top, low] = [5, width - 6, 5, height - 6];
  return [at(left, top), at(right, top), at(left, low), at(right, low)].map(named).join(' ');
}

async function cornersOn(picture: Locator): Promise<string> {
  const colors = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const context = canvas.getContext('2d');
    if (width < 40 || !context) return [];
    const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
    const [left, right, top, low] = [9, width - 10, 9, height - 10];
    return [at(left, top), at(right, top), at(left, low), at(right, low)];
  });
  const isDrawn = colors.some(([, , , alpha]) => alpha === 255);
  return isDrawn ? colors.map(named).join(' ') : 'nothing';
}

/** Looks at a file of hers in its preview. */
async function preview(name: string): Promise<string> {
  await actionOn(ruth, name, 'View').click();
  const picture = ruth.getByRole('img', { name: `Picture: ${name}` });
  await picture.waitFor();
  await expect.poll(() => cornersOn(picture)).not.toBe('nothing');
  const corners = await cornersOn(picture);
  await ruth.keyboard.press('Escape');
  await picture.waitFor({ state: 'detached' });
  return corners;
}

test('each is shown upright, whole and in its colours', async () => {
  await chooseGeneral(ruth, files);
  for (const name of names) await actionOn(ruth, name, 'View').waitFor(longWork);
  const looked: Record<string, string> = {};
  for (const name of names) looked[name] = await preview(name);
  expect(looked).toEqual(seen);
});

test('in the folder too', async () => {
  await ruth.reload();
  await ruth.getByRole('button', { name: folderTexts.card.make, exact: true }).click();
  const window = ruth.getByRole('dialog', { name: folderTexts.window.title });
  for (const name of names) await window.getByRole('checkbox', { name, exact: true }).check();
  const arriving = ruth.waitForEvent('download', longWork);
  await window.getByRole('button', { name: folderTexts.window.make, exact: true }).click();
  const bytes = new Uint8Array(await readFile(await (await arriving).path()));
  const printed: string[] = [];
  for (let page = 1; printed.length < names.length && page < 100; page += 1) {
    const [picture] = await extractImages(bytes.slice(), page).catch(() => []);
    if (picture) printed.push(cornersOf({ ...picture, data: picture.data }));
  }
  await ruth.keyboard.press('Escape');
  expect(printed.sort()).toEqual(Object.values(seen).sort());
});

test('the archive has what was sent, byte for byte', async () => {
  const arriving = ruth.waitForEvent('download', longWork);
  await ruth.getByRole('button', { name: 'Download everything (.zip)' }).click();
  const archive = readZip(await readFile(await (await arriving).path()));
  for (const { name, buffer } of files)
    if (!name.endsWith('.heic')) expect(archive.get(`General/${name}`)?.equals(buffer), name).toBe(true);
  expect(archive.has('General/iPhone.jpg')).toBe(true);
});

test('a smaller copy of each is upright and in its colours', async () => {
  await ruth.reload();
  const big = files
    // What makes a picture heavy lies behind its end.
    .filter(({ name }) => !name.endsWith('.heic') && name !== unended)
    .map(({ name, mimeType, buffer }) => {
      const heavier = mimeType === 'image/png' ? heavyPng(buffer, heavy) : heavyJpeg(buffer, heavy);
      return { first: name, name: `${name.replace('.', ' ')} heavy.jpg`, mimeType, buffer: heavier };
    })
    .map((file) =>
      file.mimeType === 'image/png' ? { ...file, name: file.name.replace(/jpg$/, 'png') } : file,
    );
  // The browser is handed at most 50 MB at a time.
  for (let at = 0; at < big.length; at += 8) await uploadGeneral(ruth, big.slice(at, at + 8));
  const looked: Record<string, string> = {};
  for (const { first, name } of big) {
    await actionOn(ruth, name, documentTexts.upload.makeSmaller).click();
    const copy = name.replace(/\.\w+$/, '-smaller.jpg');
    await actionOn(ruth, copy, 'View').waitFor(longWork);
    looked[first] = await preview(copy);
  }
  const { [unended]: _unended, 'ten-bit.jpg': _ten, 'iPhone.jpg': _phone, ...kinds } = seen;
  expect(looked).toEqual(kinds);
});

test('our team sees them as she does', async () => {
  await ruth.reload();
  const types: Record<string, string> = {
    'turn 6.jpg': categoryNames.passport,
    'cmyk-adobe.jpg': categoryNames['birth-certificate'],
    'gain map.jpg': categoryNames['proof-income'],
  };
  for (const [name, type] of Object.entries(types)) {
    await actionOn(ruth, name, 'Change type').click();
    await ruth.getByLabel('Type of document').selectOption(type);
    await ruth.getByRole('button', { name: 'Save' }).click();
    await ruth.getByLabel('Type of document').waitFor({ state: 'detached' });
  }
  const looked: Record<string, string> = {};
  for (const [name, type] of Object.entries(types)) {
    await ana.goto('/admin/review');
    await ana.getByRole('link', { name: `${type} of Ruth Abernathy` }).click();
    await ana.getByRole('button', { name: 'Open', exact: true }).click();
    const picture = ana.getByRole('img', { name: `Picture: ${name}` });
    await picture.waitFor();
    await expect.poll(() => cornersOn(picture)).not.toBe('nothing');
    looked[name] = await cornersOn(picture);
  }
  expect(looked).toEqual(Object.fromEntries(Object.keys(types).map((name) => [name, seen[name]])));
});
