import { parentPort } from 'node:worker_threads';
import { heavyExit, limitBuffers } from '#platform/server/limit-buffers.ts';
import { inspectBytes } from './inspect-bytes.ts';

// The thread cannot fetch. Nothing of a file is run or kept for the next one.
globalThis.fetch = () => Promise.reject(new Error('a file asks for nothing'));
const resetCount = limitBuffers(() => process.exit(heavyExit));

parentPort?.on('message', async ({ bytes, fileType }: { bytes: Uint8Array; fileType: string }) => {
  resetCount();
  parentPort?.postMessage(await inspectBytes(Buffer.from(bytes.buffer), fileType));
});
