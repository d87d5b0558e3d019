import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { fitOnSheet, paperSizes, placePicture } from '#features/folder/rules.ts';
import { type Drawn, dpi, drawByPoppler, readPpm } from './outside-judge.ts';
import type { Product, Tried } from './product-in-browser.ts';

const run = promisify(execFile);
const limits = { maxBuffer: 512 * 1024 * 1024, timeout: 120_000 };

/** A picture, what the product made of it, and how far its pages in the folder are from ImageMagick's drawing. */
export interface JudgedPicture {
  name: string;
  tried: Tried;
  /** How many pages ImageMagick reads; 0 for a file that it does not open, or only in part. */
  frames: number;
  /** The share of fields of 12 by 12 pixels that differ, on the worst page. */
  apart?: number;
}

const sheet = paperSizes.letter;

export async function judgePicture(product: Product, path: string): Promise<JudgedPicture> {
  const tried = await product.tryFile(path);
  const frames = await framesOf(path);
  const judged: JudgedPicture = { name: basename(path), tried, frames };
  if (!tried.folder || frames === 0) return judged;
  const folder = `${path}.folder`;
  writeFileSync(folder, Buffer.from(tried.folder, 'base64'));
  delete tried.folder;
  judged.apart = 0;
  // Of what moves, and of several photos in a file, the first is taken; of a scan each page.
  const pages = tried.picture ? 1 : frames;
  for (let page = 0; page < pages; page += 1) {
    const put = await drawByPoppler(folder, (tried.first ?? 0) + page, 2 * dpi);
    const size = tried.sizes?.[page];
    const place = tried.picture ? placePicture(tried.picture, sheet, 24) : size && placeOfScan(size);
    if (!place) continue;
    const at = {
      x: place.x * 2,
      y: put.height - (place.y + place.height) * 2,
      width: place.width * 2,
      height: place.height * 2,
    };
    const drawn = await drawByImageMagick(path, page, {
      width: Math.max(1, Math.round(at.width)),
      height: Math.max(1, Math.round(at.height)),
    });
    judged.apart = Math.max(
      judged.apart,
      shareApart(drawn, put, { x: Math.round(at.x), y: Math.round(at.y) }),
    );
  }
  if (judged.apart < mostApart) rmSync(folder);
  return judged;
}

/** A part of the fields at the edges of letters may differ. */
export const mostApart = 0.02;

interface Scan {
  width: number;
  height: number;
}

function placeOfScan(page: Scan) {
  const { scale, width, height } = fitOnSheet({ x: 0, y: 0, ...page }, sheet);
  const [w, h] = [page.width * scale, page.height * scale];
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
}

/** How many pictures a file holds; none for one that is damaged. */
async function framesOf(path: string): Promise<number> {
  try {
    const { stdout, stderr } = await run('convert', [path, '-format', '%s\n', 'info:-'], limits);
    const isCut = /premature|corrupt|unexpected end|truncat|not enough|insufficient/i.test(stderr);
    return isCut ? 0 : stdout.trim().split('\n').length;
  } catch {
    return 0;
  }
}

const profile = '/usr/share/color/icc/ghostscript/srgb.icc';

async function drawByImageMagick(path: string, page: number, size: Scan): Promise<Drawn> {
  const { stdout: own } = await run(
    'identify',
    ['-format', '%[profile:icc]', `${path}[${page}]`],
    limits,
  ).catch(() => ({ stdout: '' }));
  const colors = own ? ['-profile', profile] : ['-colorspace', 'sRGB'];
  const { stdout } = await run(
    'convert',
    [
      `${path}[${page}]`,
      ...turnOf(path),
      '-auto-orient',
      ...colors,
      '-background',
      'white',
      '-alpha',
      'remove',
      '-resize',
      `${size.width}x${size.height}!`,
      '-depth',
      '8',
      '-colorspace',
      'sRGB',
      '-type',
      'TrueColor',
      '-strip',
      '+set',
      'comment',
      'ppm:-',
    ],
    { ...limits, encoding: 'buffer' },
  );
  return readPpm(stdout);
}

const ways = [
  'TopLeft',
  'TopRight',
  'BottomRight',
  'BottomLeft',
  'LeftTop',
  'RightTop',
  'RightBottom',
  'LeftBottom',
];

/** ImageMagick 6 does not read how a PNG or a WebP lies; the corpus has it in the name. */
function turnOf(path: string): string[] {
  const turn = Number(/exif (\d)\.(?:png|webp)$/.exec(path)?.[1] ?? 0);
  return turn > 0 ? ['-orient', ways[turn - 1] ?? ''] : [];
}

/** Pixels on a side of the fields whose mean colours are compared, and levels of 255 by which they may differ. */
const [side, tolerance] = [12, 30];

function shareApart(one: Drawn, other: Drawn, { x: left, y: top }: { x: number; y: number }): number {
  let [all, apart] = [0, 0];
  for (let y = 0; y < one.height; y += side)
    for (let x = 0; x < one.width; x += side) {
      const size = { width: Math.min(side, one.width - x), height: Math.min(side, one.height - y) };
      const [mine, theirs] = [
        meanOf(one, { x, y, ...size }),
        meanOf(other, { x: x + left, y: y + top, ...size }),
      ];
      all += 1;
      if (mine.some((level, c) => Math.abs(level - (theirs[c] ?? 0)) > tolerance)) apart += 1;
    }
  return apart / all;
}

function meanOf(
  { width, data }: Drawn,
  part: { x: number; y: number; width: number; height: number },
): number[] {
  const sums = [0, 0, 0];
  for (let y = part.y; y < part.y + part.height; y += 1)
    for (let x = part.x; x < part.x + part.width; x += 1)
      for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (data[(y * width + x) * 3 + c] ?? 255);
  return sums.map((sum) => sum / (part.width * part.height));
}
