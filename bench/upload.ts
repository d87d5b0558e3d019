import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { aPdfOf } from '#tests/support/sample-files.ts';
import { startChild } from './children.ts';
import { readResidentBytes } from './memory.ts';
import type { World } from './prepare.ts';
import type { Row } from './row.ts';
import { fileSize, measureTransfers, transfer } from './transfer.ts';

const count = 48;

/**
 * 10 MiB uploads, four at once, through the whole stack (two calls, hash, content check, encryption, syncs, commit with audit),
 * against `dd conv=fsync` on the same disk, and against a node:http server that only writes and syncs.
 */
export async function measureUploads(world: World): Promise<Row[]> {
  const content = aPdfOf(fileSize);
  await upload(world, content);

  const before = readResidentBytes(world.pid);
  const ids: string[] = [];
  const ours = await measureTransfers(count, async () => {
    ids.push(await upload(world, content));
  });
  const grown = (readResidentBytes(world.pid) - before) / 1024 / 1024;
  for (const id of ids)
    await transfer(`${world.url}/api/documents/${id}`, { method: 'DELETE', headers: world.headers });

  const port = await startChild('bench/plain-file-server.ts', [world.dataDir]);
  const bare = await measureTransfers(count, (n) =>
    transfer(`http://127.0.0.1:${port}/${n % 8}`, { method: 'PUT', body: content }),
  );
  const what = `10 MiB upload, 4 at once; memory ${grown > 0 ? '+' : ''}${grown.toFixed(0)} MiB`;
  return [
    {
      what: `${what}; bare: dd conv=fsync`,
      ours: ours.perSecond,
      bare: diskFilesPerSecond(world.dataDir),
      p99: ours.p99,
    },
    {
      what: `${what}; bare: node:http, write, fsync`,
      ours: ours.perSecond,
      bare: bare.perSecond,
      p99: ours.p99,
    },
  ];
}

/** Both calls of one upload; returns the document's id. */
export async function upload({ url, headers, applicationId }: World, content: Buffer): Promise<string> {
  const announcement = { application_id: applicationId, file_name: 'bench.pdf', file_size: content.length };
  const answer = await transfer(`${url}/api/documents`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(announcement)),
  });
  const { id } = JSON.parse(answer.text);
  await transfer(`${url}/api/documents/${id}/content`, { method: 'PUT', headers, body: content });
  return id;
}

/** Files of 10 MiB per second that `dd` writes and syncs, one after another: the median of nine. */
function diskFilesPerSecond(folder: string): number {
  const file = join(folder, 'dd');
  const rates = Array.from({ length: 9 }, () => {
    const begun = performance.now();
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', 'count=10', 'conv=fsync', 'status=none']);
    return 1000 / (performance.now() - begun);
  });
  rmSync(file);
  return rates.sort((a, b) => a - b)[4] ?? 0;
}
