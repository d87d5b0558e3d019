import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** Of changed files; each reader needs a second or two for them. */
const times = 1500;
/** A guard against a loop without an end: nothing is measured by it. */
const deadlineMs = 60_000;

test.each([
  'whole picture',
  'data of a JPEG',
  'kind',
  'TIFF',
  'WebP',
  'HEIC',
  'PDF',
  'folder',
  'Word',
  'old Word',
  'size of a picture',
])(
  'what reads a file with code of our own ends, whatever its bytes say: %s',
  async (name) => {
    const place = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: { name, times, place },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
      // A library says what it repairs.
      stdout: true,
      stderr: true,
    });
    const ended = await new Promise<unknown>((done, fail) => {
      const guard = setTimeout(() => done(`still at file ${place[0]}`), deadlineMs);
      thread.on('message', (word) => {
        clearTimeout(guard);
        done(word);
      });
      thread.on('error', fail);
    });
    await thread.terminate();
    expect(ended).toBe('ended');
    expect(place[0]).toBe(times - 1);
  },
  2 * deadlineMs,
);
