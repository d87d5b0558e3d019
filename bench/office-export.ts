import { get } from 'node:http';
import { readResidentBytes } from './memory.ts';
import type { World } from './prepare.ts';

export interface ExportRun {
  rows: number;
  seconds: number;
  /** By how much the program's memory stood higher at its highest than before. */
  grownMiB: number;
}

/** Saves the whole list of applications and watches the program's memory meanwhile. */
export async function measureExport({ url, headers, pid }: World): Promise<ExportRun> {
  const before = readResidentBytes(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, readResidentBytes(pid));
  }, 50);
  const began = performance.now();
  const rows = await new Promise<number>((resolve, reject) => {
    get(`${url}/api/office/applications.csv`, { headers }, (answer) => {
      let lines = -1;
      answer.on('data', (piece: Buffer) => {
        for (const byte of piece) if (byte === 10) lines += 1;
      });
      answer.on('end', () => resolve(lines));
      answer.on('error', reject);
    }).on('error', reject);
  });
  clearInterval(watch);
  return { rows, seconds: (performance.now() - began) / 1000, grownMiB: (highest - before) / 1024 ** 2 };
}
