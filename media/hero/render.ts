import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFrame, launchPainter, openScene } from './scene.ts';
import { frameRate, frames, type Shape, views } from './views.ts';

/** Frames of one piece: a minute or two of work without a graphics card, so that an interrupted run loses no more. */
const piece = 24;

/** From a browser's JPEG to what films are kept in, without loss that anybody could see. */
const kept = [
  ...['-vf', 'scale=in_color_matrix=bt601:in_range=full:out_color_matrix=bt709:out_range=tv,format=yuv444p'],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '6'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** Draws the film's pieces that are not there yet and answers their files in order. */
export async function renderPieces(shape: Shape, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = [];
  for (let first = 0; first < frames; first += piece) {
    const file = join(folder, `${shape}-${first}.mkv`);
    if (!existsSync(file)) await renderPiece(shape, first, file);
    files.push(file);
  }
  return files;
}

async function renderPiece(shape: Shape, first: number, file: string): Promise<void> {
  const began = Date.now();
  const browser = await launchPainter();
  try {
    const page = await openScene(browser, views[shape].film);
    const unfinished = `${file}.part`;
    const input = ['-f', 'image2pipe', '-framerate', String(frameRate), '-c:v', 'mjpeg', '-i', '-'];
    const encoder = spawn(
      'ffmpeg',
      ['-y', '-loglevel', 'error', ...input, ...kept, '-f', 'matroska', unfinished],
      {
        stdio: ['pipe', 'inherit', 'inherit'],
      },
    );
    for (let frame = first; frame < first + piece; frame += 1)
      if (!encoder.stdin.write(await drawFrame(page, frame / frames, 'image/jpeg')))
        await once(encoder.stdin, 'drain');
    encoder.stdin.end();
    const [code] = await once(encoder, 'close');
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    await rename(unfinished, file);
  } finally {
    await browser.close();
  }
  process.stdout.write(`${file}: ${Math.round((Date.now() - began) / piece)} ms a frame\n`);
}

/** Draws the film's first frame, as large as the poster. */
export async function renderPoster(shape: Shape, file: string): Promise<void> {
  const browser = await launchPainter();
  try {
    await writeFile(file, await drawFrame(await openScene(browser, views[shape].poster), 0, 'image/png'));
  } finally {
    await browser.close();
  }
}
