import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { PitchRenderer } from '#features/pages/contract/pitch.ts';
import { givenWork } from './children.ts';

/** The same landing page, rendered by React for every request, over node:http: what we would do without keeping bytes. */
const pitch = await givenWork<Parameters<PitchRenderer['renderPitch']>[0]>();
const entry = await import(pathToFileURL('build/server/index.js').href);
const renderer: PitchRenderer = entry.entry.module.createPitchRenderer(['/assets/root.css']);

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderer.renderPitch(pitch));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
