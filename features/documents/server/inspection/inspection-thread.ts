import { parentPort } from 'node:worker_threads';
import { heavyExit, limitBuffers } from '#platform/server/limit-buffers.ts';
import { inspectBytes } from './inspect-bytes.ts';

// It has no way out: nothing is fetched. Nothing of a file is run, and nothing of it is kept for the next one.
globalThis.fetch = () => Promise.reject(new Error('a file asks for nothing'));
const countAnew = limitBuffers(() => process.exit(heavyExit));

parentPort?.on('message', async ({ bytes, fileType }: { bytes: Uint8Array; fileType: string }) => {
  countAnew();
  parentPort?.postMessage(await inspectBytes(Buffer.from(bytes.buffer), fileType));
});
