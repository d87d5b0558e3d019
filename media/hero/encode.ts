import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from './views.ts';

/** Ten bits a channel: in eight, a sky this smooth breaks into bands. */
const av1 = (crf: number) => [
  ...['-c:v', 'libsvtav1', '-preset', '6', '-crf', String(crf), '-g', '288', '-pix_fmt', 'yuv420p10le'],
];
const h264 = (crf: number) => [
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf), '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
];
const opus = ['-c:a', 'libopus', '-b:a', '48k'];
const aac = ['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart'];

const films: Record<Shape, Record<string, string[]>> = {
  desktop: { 'desktop.webm': [...av1(41), ...opus], 'desktop.mp4': [...h264(28), ...aac] },
  phone: { 'phone.webm': [...av1(41), ...opus], 'phone.mp4': [...h264(29), ...aac] },
};

/** For phones that play no film by themselves: smaller, half the frames, no sound. */
const moving = ['-vf', 'fps=12,scale=540:960:flags=lanczos', ...av1(46)];

const posters: Record<Shape, Record<string, string[]>> = {
  desktop: {
    'desktop.avif': ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '33', '-cpu-used', '3'],
    'desktop.webp': ['-c:v', 'libwebp', '-quality', '66', '-compression_level', '6'],
    'desktop.jpg': ['-q:v', '7', '-huffman', 'optimal'],
  },
  phone: {
    'phone.avif': ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '33', '-cpu-used', '3'],
    'phone.webp': ['-c:v', 'libwebp', '-quality', '66', '-compression_level', '6'],
    'phone.jpg': ['-q:v', '8', '-huffman', 'optimal'],
  },
};

const ffmpeg = (args: string[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

/** Not twice: a run that was broken off goes on. */
function make(name: string, work: string, out: string, args: string[]): void {
  const made = join(work, name);
  const unfinished = join(work, `unfinished-${name}`);
  if (!existsSync(made)) {
    mkdirSync(work, { recursive: true });
    ffmpeg([...args, unfinished]);
    renameSync(unfinished, made);
  }
  copyFileSync(made, join(out, name));
}

/** Makes every form of one film out of its pieces, and of its sound. */
export function encodeFilm(shape: Shape, pieces: string[], sound: string, work: string, out: string): void {
  const list = join(work, `${shape}.txt`);
  writeFileSync(list, pieces.map((file) => `file '${file}'\n`).join(''));
  const picture = ['-f', 'concat', '-safe', '0', '-i', list];
  for (const [name, settings] of Object.entries(films[shape]))
    make(name, work, out, [...picture, '-i', sound, ...settings, '-shortest']);
  if (shape === 'phone') make('phone-moving.avif', work, out, [...picture, ...moving]);
}

/** Makes the poster in the three forms that browsers choose from. */
export function encodePoster(shape: Shape, png: string, work: string, out: string): void {
  for (const [name, settings] of Object.entries(posters[shape])) {
    // A JPEG is full range and of the older colour matrix; AVIF says itself what it is.
    const format = /avif$/.test(name)
      ? 'scale=out_color_matrix=bt709:out_range=full,format=yuv420p'
      : 'format=yuvj420p';
    const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'];
    const colours = /avif$/.test(name) ? [...tags, '-color_range', 'pc'] : [];
    const picture = /webp$/.test(name) ? [] : ['-vf', format, ...colours];
    make(name, join(work, 'poster'), out, ['-i', png, ...picture, ...settings, '-frames:v', '1']);
  }
}
