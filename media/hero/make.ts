import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { encodeFilm, encodePoster } from './encode.ts';
import { mediaType } from './probe.ts';
import { renderPieces, renderPoster } from './render.ts';
import { writeSound } from './sound.ts';
import type { Shape } from './views.ts';

// npm run media: draws and encodes the hero's film and posters. `--poster` leaves the film as it is.
// A run that was broken off goes on where it was; `rm -r data/hero` begins anew.
const work = resolve('data/hero');
const film = resolve('features/site/web/film');
const poster = resolve('features/site/web/poster');
const shapes: Shape[] = ['phone', 'desktop'];

await mkdir(work, { recursive: true });
for (const shape of shapes) {
  const png = join(work, `${shape}.png`);
  if (!existsSync(png)) await renderPoster(shape, png);
  encodePoster(shape, png, work, poster);
}
if (!process.argv.includes('--poster')) {
  const sound = join(work, 'sound.wav');
  await mkdir(film, { recursive: true });
  if (!existsSync(sound)) await writeSound(sound);
  for (const shape of shapes) encodeFilm(shape, await renderPieces(shape, work), sound, work, film);
  const names = shapes.flatMap((shape) => [`${shape}.webm`, `${shape}.mp4`]);
  const types = Object.fromEntries(names.map((name) => [name, mediaType(join(film, name))]));
  await writeFile(join(film, 'types.json'), `${JSON.stringify(types, null, 2)}\n`);
}
