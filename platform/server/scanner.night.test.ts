import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemProgram } from '#tests/support/system-program.ts';
import { clamd, eicar, ScannerUnavailable } from './scanner.ts';

const program = systemProgram('clamd', 'clamav-daemon');
if ('missing' in program) process.stdout.write(`SKIPPED, a real clamd: ${program.missing}\n`);

async function* inPieces(pieces: Buffer[]) {
  yield* pieces;
}

/** The real daemon, with one signature of our own: its databases come from a place that a test does not ask. */
test.skipIf('missing' in program)('a real clamd answers as our client expects', async () => {
  if ('missing' in program) throw new Error(program.missing);
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.ctl');
  const hash = createHash('md5').update(eicar).digest('hex');
  writeFileSync(join(folder, 'own.hdb'), `${hash}:${eicar.length}:Eicar-Test-Signature\n`);
  const settings = [
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    'Foreground yes',
    'StreamMaxLength 1M',
    'User root',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const daemon = spawn(program.path, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  try {
    const scanner = clamd(`unix:${socket}`);
    await expect.poll(() => scanner.probe().then(() => 'alive', String)).toBe('alive');
    const scan = (...pieces: Buffer[]) => scanner.scan(inPieces(pieces), AbortSignal.timeout(60_000));
    expect(await scan(eicar)).toEqual({ clean: false, found: expect.stringContaining('Eicar') });
    expect(await scan(eicar.subarray(0, 30), eicar.subarray(30))).toMatchObject({ clean: false });
    expect(await scan(Buffer.alloc(500_000, 'a'))).toEqual({ clean: true });
    // Longer than its limit: no verdict is no clean one.
    await expect(scan(Buffer.alloc(3_000_000, 'a'))).rejects.toBeInstanceOf(ScannerUnavailable);
  } finally {
    daemon.kill();
    rmSync(folder, { recursive: true });
  }
  await expect(clamd(`unix:${socket}`).probe()).rejects.toBeInstanceOf(ScannerUnavailable);
});
