import './inflate.ts';
import UTIF, { type IFD } from 'utif2';
import { type Samples, toColors } from './tiff-colors.ts';

/** A page as it is looked at: turned upright, on white. */
export interface TiffPage {
  width: number;
  height: number;
  /** Four bytes a pixel, opaque. */
  rgba: Uint8ClampedArray<ArrayBuffer>;
  /** Nothing but black and white, as a fax has it. */
  isTwoTone: boolean;
  /** Pixels per inch; those of a fax are not square. */
  dpi: { across: number; down: number };
}

/** Of a page; an A3 sheet at 600 dots per inch has 70 million. */
const mostPixels = 100_000_000;

/** No, CCITT, LZW, JPEG, Deflate and PackBits compression; what the library does not know it would show as black. */
const compressions = [1, 2, 3, 4, 5, 6, 7, 8, 32946, 32773];

/** The directories of the pages, without the small pictures and masks that programs keep beside them. */
export function tiffPages(bytes: ArrayBuffer): IFD[] {
  checkDirectories(bytes);
  const pages = UTIF.decode(bytes).filter((page) => page.t256 && page.t257);
  const whole = pages.filter((page) => (first(page, 254) & 0b101) === 0);
  return whole.length > 0 ? whole : pages;
}

/** More than a scanner puts into one file. */
const mostPages = 1000;

/** Throws where the library would read without an end: directories in a circle, and lists longer than the file. */
function checkDirectories(bytes: ArrayBuffer): void {
  const view = new DataView(bytes);
  const little = view.getUint16(0) === 0x4949;
  let at = view.getUint32(4, little);
  for (let page = 0; at > 0 && at + 2 <= view.byteLength; page += 1) {
    if (page === mostPages) throw new Error('directories in a circle');
    const count = view.getUint16(at, little);
    const end = at + 2 + count * 12;
    for (let entry = at + 2; entry < end && entry + 12 <= view.byteLength; entry += 12)
      if (view.getUint32(entry + 4, little) > view.byteLength) throw new Error('a list longer than the file');
    if (end + 4 > view.byteLength) return;
    at = view.getUint32(end, little);
  }
}

/** Decodes a page. Throws when it is of a kind that we cannot show as it is, or cut off. */
export function readTiffPage(bytes: ArrayBuffer, page: IFD): TiffPage {
  const [width, height] = [first(page, 256), first(page, 257)];
  const area = width * height;
  if (!(area > 0 && area <= mostPixels)) throw new Error('not a size we can show');
  const samples = readSamples(bytes, page, area);
  const turned = first(page, 274, 1);
  const rgba = turnUpright(toColors(samples, page), { width, height }, turned);
  const [across, down] = [dotsPerInch(page, 282), dotsPerInch(page, 283)];
  const isTwoTone = samples.bits === 1 && samples.photometric <= 1;
  return isSideways(turned)
    ? { width: height, height: width, rgba, isTwoTone, dpi: { across: down, down: across } }
    : { width, height, rgba, isTwoTone, dpi: { across, down } };
}

function readSamples(bytes: ArrayBuffer, page: IFD, area: number): Samples {
  const perPixel = first(page, 277, 1);
  const bits = first(page, 258, 1);
  const compression = first(page, 259, 1);
  const [offsets, lengths] = page.t322 ? [page.t324, page.t325] : [page.t273, page.t279];
  if (!compressions.includes(compression) || first(page, 339, 1) > 2 || ![1, 2, 4, 8, 16].includes(bits))
    throw new Error('a kind of TIFF that we cannot show');
  if (compression === 7 && perPixel > 3 && !(perPixel === 4 && first(page, 262) === 5))
    throw new Error('a kind of TIFF that we cannot show');
  const ends = numbers(offsets).map((start, part) => start + (numbers(lengths)[part] ?? 0));
  if (compression !== 6 && (ends.length === 0 || ends.some((end) => end > bytes.byteLength)))
    throw new Error('cut off');

  const planes = first(page, 284, 1) === 2 ? perPixel : 1;
  const perPlane = perPixel / planes;
  // What was compressed as JPEG comes back in red, green and blue, grey too; the library makes room for what the page says.
  const isJpeg = compression === 6 || compression === 7;
  if (compression === 7 && perPixel === 1) {
    if (first(page, 262) !== 1) throw new Error('a kind of TIFF that we cannot show');
    const data = decode(bytes, { ...page, t258: [bits, bits, bits], t277: [3] });
    return { data, bits, perPixel: 3, photometric: 2, width: first(page, 256) };
  }
  const read = isJpeg && perPixel === 4 ? decodeInks : decode;
  const data = planes > 1 ? interleave(bytes, page, { area, bits, planes }) : read(bytes, page);
  const photometric = isJpeg && perPixel === 3 ? 2 : first(page, 262, bits === 1 ? 0 : perPixel > 2 ? 2 : 1);
  return { data, bits, perPixel: planes > 1 ? planes : perPlane, photometric, width: first(page, 256) };
}

function decode(bytes: ArrayBuffer, page: IFD): Uint8Array {
  UTIF.decodeImage(bytes, page);
  if (!(page.data instanceof Uint8Array)) throw new Error('no picture in it');
  return page.data;
}

/** The four inks of a JPEG as they are: the library would turn them over, as files of its own kind want it, and mix them. */
function decodeInks(bytes: ArrayBuffer, page: IFD): Uint8Array {
  const Mixing = UTIF.JpegDecoder;
  UTIF.JpegDecoder = class extends Mixing {
    override getData(wanted: { width: number; height: number }) {
      return super.getData({ ...wanted, forceRGB: false, isSourcePDF: true });
    }
  };
  try {
    return decode(bytes, page);
  } finally {
    UTIF.JpegDecoder = Mixing;
  }
}

interface Planes {
  area: number;
  bits: number;
  planes: number;
}

/** Reads the colours of a picture that keeps them apart, one after the other. */
function interleave(bytes: ArrayBuffer, page: IFD, { area, bits, planes }: Planes): Uint8Array {
  if (bits < 8) throw new Error('a kind of TIFF that we cannot show');
  const size = bits / 8;
  const together = new Uint8Array(area * planes * size);
  for (let plane = 0; plane < planes; plane += 1) {
    const own: IFD = { ...page, t277: [1], t258: [bits] };
    for (const key of ['t273', 't279', 't324', 't325']) {
      const all = numbers(page[key]);
      if (all.length === 0) continue;
      const each = all.length / planes;
      own[key] = all.slice(plane * each, (plane + 1) * each);
    }
    const data = decode(bytes, own);
    for (let pixel = 0; pixel < area; pixel += 1)
      for (let byte = 0; byte < size; byte += 1)
        together[(pixel * planes + plane) * size + byte] = data[pixel * size + byte] ?? 0;
  }
  return together;
}

const isSideways = (turned: number) => turned >= 5 && turned <= 8;

/** Moves the pixels to where the orientation, 1 to 8, has them seen. */
function turnUpright(
  rgba: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: { width: number; height: number },
  turned: number,
): Uint8ClampedArray<ArrayBuffer> {
  if (!(turned >= 2 && turned <= 8)) return rgba;
  const from = new Uint32Array(rgba.buffer);
  const to = new Uint32Array(from.length);
  const mirrored = [2, 3, 7, 8].includes(turned);
  const flipped = [3, 4, 6, 7].includes(turned);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const right = mirrored ? width - 1 - x : x;
      const low = flipped ? height - 1 - y : y;
      to[isSideways(turned) ? right * height + low : low * width + right] = from[y * width + x] ?? 0;
    }
  return new Uint8ClampedArray(to.buffer);
}

/** What most scanners are set to; for files that do not say. */
const usualDpi = 200;

function dotsPerInch(page: IFD, tag: 282 | 283): number {
  const [value] = (page[`t${tag}`] ?? []) as unknown as [above: number, below: number][];
  const unit = first(page, 296, 2);
  const dots = value ? value[0] / value[1] : 0;
  if (unit === 1 || !(dots >= 10 && dots <= 10_000)) return usualDpi;
  return unit === 3 ? dots * 2.54 : dots;
}

function first(page: IFD, tag: number, otherwise = 0): number {
  return numbers(page[`t${tag}`])[0] ?? otherwise;
}

const numbers = (value: IFD[string] | undefined): number[] =>
  Array.isArray(value) ? (value as number[]) : [];
