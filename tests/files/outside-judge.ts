import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limits = { maxBuffer: 256 * 1024 * 1024, timeout: 60_000 };
const asBytes = { ...limits, encoding: 'buffer' } as const;

/** Pixels of a sheet per inch. */
export const dpi = 72;

/** Pixels of a drawing, three bytes each: red, green, blue. */
export interface Drawn {
  width: number;
  height: number;
  data: Buffer;
}

/** The simplest format of pictures: a head of four words, then the pixels. */
export function readPpm(bytes: Buffer): Drawn {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 60));
  if (!head) throw new Error('no drawing');
  return { width: Number(head[1]), height: Number(head[2]), data: bytes.subarray(head[0].length) };
}

/** A page as poppler has it, in points, as it is seen; its unit not heeded. */
export interface PopplerPage {
  width: number;
  height: number;
  /** Its CropBox leaves nothing: readers take the MediaBox then, poppler an empty page. */
  isEmpty: boolean;
}

/** The pages of a PDF; none for a file that poppler does not open. */
export async function readByPoppler(path: string): Promise<PopplerPage[]> {
  try {
    const { stdout } = await run('pdfinfo', ['-box', '-f', '1', '-l', '400', path], limits);
    const sizes = stdout.matchAll(/^Page\s+(\d+) size:\s+([\d.e+-]+) x ([\d.e+-]+) pts/gm);
    return [...sizes].map(([, page, across, up]) => {
      const said = (what: string) =>
        new RegExp(`^Page\\s+${page} ${what}:\\s+(.+)`, 'm').exec(stdout)?.[1] ?? '';
      const [left = 0, bottom = 0, right = 0, top = 0] = said('MediaBox').split(/\s+/).map(Number);
      const isEmpty = !(Number(across) > 0 && Number(up) > 0);
      const [width, height] = isEmpty ? [right - left, top - bottom] : [Number(across), Number(up)];
      const isTurned = ['90', '270'].includes(said('rot'));
      return isTurned ? { width: height, height: width, isEmpty } : { width, height, isEmpty };
    });
  } catch {
    return [];
  }
}

/** Draws a page as poppler shows it on a screen. */
export async function drawByPoppler(
  path: string,
  page: number,
  resolution: number,
  isEmpty = false,
): Promise<Drawn> {
  const number = ['-f', `${page}`, '-l', `${page}`, '-r', `${resolution}`];
  const box = isEmpty ? [] : ['-cropbox'];
  return readPpm((await run('pdftoppm', ['-q', ...box, ...number, path], asBytes)).stdout);
}

async function drawByMuPdf(path: string, page: number, resolution: number): Promise<Drawn | undefined> {
  try {
    const args = ['draw', '-q', '-F', 'ppm', '-r', `${resolution}`, '-o', '-', path, `${page}`];
    return readPpm((await run('mutool', args, asBytes)).stdout);
  } catch {
    return undefined;
  }
}

/** The words of a page, fields included, in the order of the letters; ticks and the dots of passwords are none. */
async function wordsOf(path: string, page: number): Promise<string> {
  const { stdout } = await run(
    'pdftotext',
    ['-q', '-raw', '-f', `${page}`, '-l', `${page}`, path, '-'],
    limits,
  );
  return (stdout.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

/** US Letter, as the folder is made in these tests, in points. */
const [short, long] = [612, 792];

/** Left, top, right and bottom of a part of a sheet, in points. */
export type Part = readonly [number, number, number, number];

export interface PageToJudge {
  source: { path: string; page: number; size: PopplerPage; unit: number };
  folder: { path: string; page: number };
  /** Fields that the file holds no drawing of. */
  own: readonly Part[];
}

/**
 * `same-words`: fields that the file has no drawing of. `frames-of-links`: they are for screens, no printer prints them.
 * `readers-disagree`: poppler and MuPDF show the source each otherwise there.
 */
export type Verdict = 'same' | 'same-words' | 'frames-of-links' | 'readers-disagree' | 'different';

/** Whether the folder's page looks as the page of the source: both drawn by poppler; where they differ, MuPDF is asked about the source. */
export async function judgePage({ source, folder, own }: PageToJudge): Promise<Verdict> {
  const { size, unit } = source;
  const [w, h] = [size.width * unit, size.height * unit];
  const [across, down] = w > h ? [long, short] : [short, long];
  const resolution = Math.min(1, across / w, down / h) * dpi;
  const draw = (path: string, times: number) =>
    drawByPoppler(path, source.page, resolution * unit * times, size.isEmpty);
  const [asShown, asPut] = [await draw(source.path, 1), await drawByPoppler(folder.path, folder.page, dpi)];
  if (asPut.width !== across || asPut.height !== down) return 'different';
  const at = middleOf(asShown, asPut);
  if (hasInkOutside(asPut, asShown, at)) return 'different';
  let apart = placesApart(asShown, asPut, at);
  if (apart.length === 0) return 'same';
  // Thin lines fall on other pixels in one drawing, and not in another.
  const [closer, other] = [
    await draw(source.path, 2),
    await drawByPoppler(folder.path, folder.page, 2 * dpi),
  ];
  const still = placesApart(closer, other, middleOf(closer, other));
  apart = apart.filter((place) => still.some((near) => isNear(place, near)));
  const isOwn = ({ x, y }: Place) =>
    own.some(
      ([l, t, r, b]) =>
        x + at.x + side > l - 2 && x + at.x < r + 2 && y + at.y + side > t - 2 && y + at.y < b + 2,
    );
  const others = apart.filter((place) => !isOwn(place));
  if (apart.length === 0) return 'same';
  if (others.length === 0) {
    const words = [await wordsOf(source.path, source.page), await wordsOf(folder.path, folder.page)];
    if (words[0] === words[1]) return 'same-words';
  }
  const bare = await withoutLinks(source.path);
  const asBare = bare && (await draw(bare, 1));
  if (asBare && placesApart(asBare, asPut, at).length === 0) return 'frames-of-links';
  const asByMuPdf = await drawByMuPdf(source.path, source.page, resolution);
  if (!asByMuPdf) return 'different';
  const readers = new Set(placesApart(asShown, asByMuPdf, { x: 0, y: 0 }).map(({ x, y }) => `${x} ${y}`));
  return (others.length > 0 ? others : apart).every(({ x, y }) => readers.has(`${x} ${y}`))
    ? 'readers-disagree'
    : 'different';
}

const middleOf = (page: Drawn, sheet: Drawn): Place => ({
  x: Math.round((sheet.width - page.width) / 2),
  y: Math.round((sheet.height - page.height) / 2),
});

/** Whether a place of a drawing that is twice as large lies at one of the smaller. */
const isNear = (place: Place, { x, y }: Place) =>
  [x / 2 - place.x, y / 2 - place.y].every((far) => far > -side && far < 2 * side);

/** A copy in which links are notes of no known kind, of the same length, so that nobody draws them. */
async function withoutLinks(path: string): Promise<string | undefined> {
  const copy = `${path}.bare`;
  await run('qpdf', ['--qdf', '--object-streams=disable', path, copy], limits).catch(() => {});
  try {
    const bytes = (await readFile(copy)).toString('latin1');
    await writeFile(copy, Buffer.from(bytes.replaceAll('/Subtype /Link', '/Subtype /Bare'), 'latin1'));
    return copy;
  } catch {
    return undefined;
  }
}

interface Place {
  x: number;
  y: number;
}

/** Levels of 255 by which edges of the same letters differ when they are drawn between other pixels. */
const noise = 72;
/** The same where there is no edge. */
const shade = 14;
/** Pixels on a side of the places that are looked at one by one, and how many of them have to differ. */
const [side, least] = [6, 4];

/**
 * Places in which two drawings differ. A pixel is like another when the pixels around it in the other drawing have its colour
 * between them, in both directions, so that lines may lie half a pixel apart.
 */
export function placesApart(one: Drawn, other: Drawn, { x: left, y: top }: Place): Place[] {
  const columns = Math.ceil(one.width / side);
  const counts = new Uint16Array(columns * Math.ceil(one.height / side));
  for (let y = 2; y < one.height - 2; y += 1)
    for (let x = 2; x < one.width - 2; x += 1)
      if (!isLike(one, { x, y }, other, { x: x + left, y: y + top })) {
        const place = Math.floor(y / side) * columns + Math.floor(x / side);
        counts[place] = (counts[place] ?? 0) + 1;
      }
  return [...counts.entries()]
    .filter(([, count]) => count >= least)
    .map(([place]) => ({ x: (place % columns) * side, y: Math.floor(place / columns) * side }));
}

function isLike(one: Drawn, at: Place, other: Drawn, to: Place): boolean {
  const far = [0, 1, 2].map((c) => Math.abs(levelOf(one, at.x, at.y, c) - levelOf(other, to.x, to.y, c)));
  const most = Math.max(...far);
  if (most <= shade) return true;
  return [0, 1, 2].every((c) => {
    const [mine, theirs] = [around(one, at, c), around(other, to, c)];
    const isFlat = mine.high - mine.low <= shade && theirs.high - theirs.low <= shade;
    if (isFlat) return (far[c] ?? 0) <= shade;
    const isWithin = (value: number, { low, high }: Range) => value >= low - noise && value <= high + noise;
    return isWithin(levelOf(one, at.x, at.y, c), theirs) && isWithin(levelOf(other, to.x, to.y, c), mine);
  });
}

interface Range {
  low: number;
  high: number;
}

function around(from: Drawn, { x, y }: Place, c: number): Range {
  let [low, high] = [255, 0];
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      const near = levelOf(from, x + dx, y + dy, c);
      low = Math.min(low, near);
      high = Math.max(high, near);
    }
  return { low, high };
}

function levelOf({ width, height, data }: Drawn, x: number, y: number, c: number): number {
  const [cx, cy] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)];
  return data[(cy * width + cx) * 3 + c] ?? 255;
}

/** Whether a sheet is anything but white around a page, but for a seam of two pixels. */
function hasInkOutside({ width, height, data }: Drawn, page: Drawn, at: Place): boolean {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside =
        x >= at.x - 2 && x < at.x + page.width + 2 && y >= at.y - 2 && y < at.y + page.height + 2;
      const first = (y * width + x) * 3;
      if (!isInside && Math.min(...data.subarray(first, first + 3)) < 200) return true;
    }
  return false;
}
