import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnedJpeg, turnedPng, withGainMap } from '#tests/support/camera-jpegs.ts';

/** A page with letters and four fields of colour, so that a picture that is turned, mirrored or miscoloured shows. */
const base =
  '-size 480x640 xc:white -fill #c82828 -draw |rectangle 20,20 220,300| -fill #28a03c -draw |rectangle 260,20 460,300| -fill #2846c8 -draw |rectangle 20,340 220,620| -fill #e6be28 -draw |rectangle 260,340 460,620| -fill black -pointsize 48 -draw |text 60,330 "Passport"| -alpha off -depth 8';

const words = (line: string): string[] =>
  (line.match(/\|[^|]*\||\S+/g) ?? []).map((word) => (word.startsWith('|') ? word.slice(1, -1) : word));

/** Options of ImageMagick for each file. */
const lines: Record<string, string> = {
  ...Object.fromEntries(
    [10, 50, 92, 100].map((quality) => [`jpeg quality ${quality}.jpg`, `-quality ${quality}`]),
  ),
  ...Object.fromEntries(
    ['4:4:4', '4:2:2', '4:2:0', '4:1:1', '4:4:0'].map((factor) => [
      `jpeg ${factor.replaceAll(':', '')}.jpg`,
      `-sampling-factor ${factor}`,
    ]),
  ),
  'jpeg progressive.jpg': '-interlace JPEG',
  'jpeg gray.jpg': '-colorspace Gray',
  'jpeg gray progressive.jpg': '-colorspace Gray -interlace JPEG',
  'jpeg cmyk.jpg': '-colorspace CMYK',
  'jpeg cmyk progressive.jpg': '-colorspace CMYK -interlace JPEG',
  'jpeg rgb.jpg': '-define jpeg:colorspace=RGB -sampling-factor 4:4:4',
  'jpeg with a note.jpg': '-set comment |a long note of a camera|',
  'jpeg 72 dpi.jpg': '-density 72 -units PixelsPerInch',
  'jpeg 600 dpi.jpg': '-density 600 -units PixelsPerInch',
  'jpeg one pixel.jpg': '-resize 1x1!',
  'jpeg seven by five.jpg': '-resize 7x5!',
  'jpeg a strip.jpg': '-resize 40x4000!',
  'jpeg a large photo.jpg': '-resize 6000x8000!',
  'jpeg at the limit of pixels.jpg': '-resize 8600x11000! -quality 60',
  'jpeg odd ending.jfif': '-quality 80',
  'jpeg capital ending.JPEG': '-quality 80',
  'png rgb.png': '',
  'png rgb 16.png': '-depth 16 -define png:bit-depth=16',
  'png gray.png': '-colorspace Gray',
  'png gray 16.png': '-colorspace Gray -depth 16 -define png:bit-depth=16',
  ...Object.fromEntries(
    [1, 2, 4].map((bits) => [
      `png gray ${bits}.png`,
      `-colorspace Gray -define png:bit-depth=${bits} -define png:color-type=0`,
    ]),
  ),
  ...Object.fromEntries(
    [2, 4, 16, 256].map((colors) => [`png palette ${colors}.png`, `-colors ${colors} -type Palette`]),
  ),
  'png clear.png': '-alpha set -transparent white -define png:color-type=6',
  'png half clear.png': '-alpha set -channel A -evaluate set 50% +channel -define png:color-type=6',
  'png gray and clear.png': '-colorspace Gray -alpha set -transparent white -define png:color-type=4',
  'png clear 16.png': '-alpha set -transparent white -define png:color-type=6 -define png:bit-depth=16',
  'png interlaced.png': '-interlace PNG',
  'png palette interlaced.png': '-colors 16 -type Palette -interlace PNG',
  'png not packed.png': '-define png:compression-level=0',
  'png gamma.png': '-gamma 1.0 -set gamma 0.45455',
  'png large.png': '-resize 4000x5000!',
  'png 300 dpi.png': '-density 300 -units PixelsPerInch',
  'gif plain.gif': '',
  'gif 87.gif': '',
  'gif interlaced.gif': '-interlace GIF',
  'gif two colours.gif': '-colors 2',
  'gif clear.gif': '-alpha set -transparent white',
  'gif moving.gif': '( +clone -negate ) ( +clone -flip ) -set delay 20 -loop 0',
  'webp lossy.webp': '-quality 80',
  'webp low.webp': '-quality 10',
  'webp lossless.webp': '-define webp:lossless=true',
  'webp clear.webp': '-alpha set -transparent white',
  'webp clear lossless.webp': '-alpha set -transparent white -define webp:lossless=true',
  'webp large.webp': '-resize 4000x5000! -quality 80',
  ...Object.fromEntries(
    ['None', 'LZW', 'Zip', 'RLE', 'JPEG'].map((kind) => [`tiff ${kind}.tif`, `-compress ${kind}`]),
  ),
  ...Object.fromEntries(
    ['Group4', 'Fax', 'None', 'LZW', 'Zip', 'RLE'].map((kind) => [
      `tiff bits ${kind}.tif`,
      `-threshold 50% -type Bilevel -compress ${kind}`,
    ]),
  ),
  'tiff bits the other way.tif':
    '-threshold 50% -type Bilevel -define quantum:polarity=min-is-white -compress Group4',
  'tiff lzma.tif': '-compress LZMA',
  'tiff zstd.tif': '-compress Zstd',
  'tiff webp.tif': '-compress WebP',
  'tiff with differences.tif': '-compress LZW -define tiff:predictor=2',
  'tiff with differences, zip.tif': '-compress Zip -define tiff:predictor=2',
  'tiff tiles.tif': '-compress LZW -define tiff:tile-geometry=128x128',
  'tiff tiles, plain.tif': '-compress None -define tiff:tile-geometry=64x64',
  'tiff tiles, jpeg.tif': '-compress JPEG -define tiff:tile-geometry=128x128',
  'tiff small strips.tif': '-compress None -define tiff:rows-per-strip=3',
  'tiff one strip.tif': '-compress LZW -define tiff:rows-per-strip=9999',
  'tiff gray.tif': '-colorspace Gray -compress LZW',
  'tiff gray 16.tif': '-colorspace Gray -depth 16 -compress LZW',
  'tiff gray 4.tif': '-colorspace Gray -depth 4 -compress None',
  'tiff gray jpeg.tif': '-colorspace Gray -compress JPEG',
  'tiff 16.tif': '-depth 16 -compress Zip',
  'tiff palette.tif': '-colors 16 -type Palette -compress LZW',
  'tiff palette 4.tif': '-colors 8 -type Palette -depth 4 -compress None',
  'tiff cmyk.tif': '-colorspace CMYK -compress LZW',
  'tiff cmyk 16.tif': '-colorspace CMYK -depth 16 -compress None',
  'tiff lab.tif': '-colorspace Lab -compress None',
  'tiff clear.tif': '-alpha set -transparent white -compress LZW',
  'tiff big end.tif': '-endian MSB -compress LZW',
  'tiff big end 16.tif': '-endian MSB -depth 16 -compress None',
  'tiff planes.tif': '-interlace Plane -compress None',
  'tiff planes lzw.tif': '-interlace Plane -compress LZW',
  'tiff float.tif': '-depth 32 -define quantum:format=floating-point -compress None',
  'tiff 300 dpi.tif': '-density 300 -units PixelsPerInch -compress LZW',
  'tiff a fax.tif': '-density 204x98 -units PixelsPerInch -threshold 50% -type Bilevel -compress Group4',
  'tiff three pages.tif': '( +clone -negate ) ( +clone -flip ) -compress LZW',
  'tiff three pages of a fax.tif':
    '-threshold 50% -type Bilevel ( +clone -negate ) ( +clone -flip ) -compress Group4',
  'tiff pages of two sizes.tif': '( +clone -rotate 90 ) -compress Zip',
  'tiff twelve pages.tif': '-duplicate 11 -compress LZW',
  ...Object.fromEntries(
    [
      'TopLeft',
      'TopRight',
      'BottomRight',
      'BottomLeft',
      'LeftTop',
      'RightTop',
      'RightBottom',
      'LeftBottom',
    ].map((way) => [`tiff ${way}.tif`, `-orient ${way} -compress LZW`]),
  ),
};

/** Options of libheif's encoder for each file; the picture behind is the source. */
const heic: Record<string, string> = {
  'heic.heic': 'a.png',
  'heic low.heic': '-q 20 a.png',
  'heic lossless.heic': '-L a.png',
  'heic ten bit.heic': '-b 10 deep.png',
  'heic twelve bit.heic': '-b 12 deep.png',
  'heic 444.heic': '-p chroma=444 a.png',
  'heic 422.heic': '-p chroma=422 a.png',
  'heic clear.heic': 'clear.png',
  'heic with a small one.heic': '-t 120 a.png',
  'heic of a camera.heic': 'turned.jpg',
  'heic odd size.heic': 'odd.png',
  'heic several.heic': 'a.png deep.png',
  'heic gray.heic': 'gray.png',
  'heic large.heic': 'large.jpg',
  'avif.avif': '-A a.png',
  'avif low.avif': '-A -q 20 a.png',
  'avif ten bit.avif': '-A -b 10 deep.png',
  'avif clear.avif': '-A clear.png',
  'avif 444.avif': '-A -p chroma=444 a.png',
};

const profiles = '/usr/share/color/icc/ghostscript';

/** Makes the pictures of the corpus in a folder. Returns what could not be made. */
export function makePictures(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const missing: string[] = [];
  const attempt = (name: string, program: string, args: readonly string[]) => {
    try {
      execFileSync(program, args, { cwd: folder, stdio: 'pipe', timeout: 120_000 });
    } catch (error) {
      missing.push(`${name}: ${String((error as Error).message).split('\n')[1] ?? ''}`);
    }
  };
  const convert = (name: string, options: string) =>
    attempt(name, 'convert', [...words(base), ...words(options), kindOf(name)]);
  for (const [name, options] of Object.entries(lines)) convert(name, options);
  const sources = join(folder, 'sources');
  mkdirSync(sources, { recursive: true });
  for (const [name, options] of Object.entries({
    'a.jpg': '-quality 90',
    'a.png': '',
    'deep.png': '-depth 16',
    'clear.png': '-alpha set -transparent white',
    'odd.png': '-resize 333x221!',
    'gray.png': '-colorspace Gray',
    'large.jpg': '-resize 3000x4000!',
  }))
    attempt(name, 'convert', [...words(base), ...words(options), `sources/${name}`]);
  const [jpeg, png] = [readFileSync(join(sources, 'a.jpg')), readFileSync(join(sources, 'a.png'))];
  const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes);
  for (let turn = 1; turn <= 8; turn += 1) {
    write(`exif ${turn}.jpg`, turnedJpeg(jpeg, turn));
    write(`exif ${turn}.png`, turnedPng(png, turn));
    attempt(`exif ${turn}.webp`, 'convert', [`exif ${turn}.jpg`, `exif ${turn}.webp`]);
  }
  writeFileSync(join(sources, 'turned.jpg'), turnedJpeg(jpeg, 6));
  for (const [name, options] of Object.entries(heic)) {
    const args = options.split(' ').map((word) => (/\.(?:png|jpg)$/.test(word) ? `sources/${word}` : word));
    attempt(name, 'heif-enc', [...args, '-o', name]);
  }
  for (const profile of ['srgb', 'a98', 'esrgb', 'default_cmyk', 'sgray'].filter((one) =>
    existsSync(`${profiles}/${one}.icc`),
  )) {
    const into =
      profile === 'default_cmyk' ? '-colorspace CMYK' : profile === 'sgray' ? '-colorspace Gray' : '';
    convert(`profile ${profile}.jpg`, `${into} -profile ${profiles}/${profile}.icc`);
    if (profile !== 'default_cmyk')
      convert(`profile ${profile}.png`, `${into} -profile ${profiles}/${profile}.icc`);
  }
  write('gain map.jpg', withGainMap(jpeg, jpeg));
  write('bytes behind.jpg', Buffer.concat([jpeg, Buffer.alloc(4000)]));
  write('named otherwise.png', jpeg);
  write('named otherwise.jpg', png);
  write('no ending', jpeg);
  for (const share of [0.3, 0.6, 0.9, 0.99]) {
    write(`cut at ${share}.jpg`, jpeg.subarray(0, jpeg.length * share));
    write(`cut at ${share}.png`, png.subarray(0, png.length * share));
  }
  for (const name of ['webp lossy.webp', 'tiff LZW.tif', 'gif plain.gif', 'heic.heic'].filter((one) =>
    existsSync(join(folder, one)),
  )) {
    const whole = readFileSync(join(folder, name));
    write(`cut ${name}`, whole.subarray(0, whole.length * 0.6));
  }
  return missing;
}

/** ImageMagick writes what the ending says, where there is one it knows. */
const kindOf = (name: string): string => {
  if (name === 'gif 87.gif') return `gif87:${name}`;
  return /\.(?:jfif|JPEG)$/.test(name) ? `jpeg:${name}` : name;
};
