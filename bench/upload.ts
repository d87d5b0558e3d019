import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { aPdfOf } from '#tests/support/sample-files.ts';
import { startChild } from './children.ts';
import { readResidentBytes } from './memory.ts';
import type { World } from './prepare.ts';
import type { Row } from './row.ts';
import { countOf } from './short.ts';
import { fileSize, inTurn, measureTransfers, type Transfers, transfer } from './transfer.ts';

const count = countOf(16, 4);

/**
 * 10 MiB uploads, four at once, through the whole stack (two calls, hash, content check, encryption, syncs, commit with
 * audit), against `dd conv=fsync` on the same disk and against a node:http server that only writes and syncs.
 */
export async function measureUploads(world: World): Promise<Row[]> {
  const content = aPdfOf(fileSize);
  const port = await startChild('bench/plain-file-server.ts', world.dataDir);
  const bareAddress = `http://127.0.0.1:${port}`;
  // Until its memory has found its size: what it takes once is no growth.
  await measureTransfers(3 * count, () => upload(world, content));

  const before = readResidentBytes(world.pid);
  const { ours, bare, disk } = await inTurn({
    ours: () => measureTransfers(count, () => upload(world, content)),
    bare: () =>
      measureTransfers(count, () =>
        transfer(`${bareAddress}/${written++}`, { method: 'PUT', body: content }),
      ),
    disk: async () => writeToDisk(world.dataDir),
  });
  const grown = (readResidentBytes(world.pid) - before) / 1024 / 1024;
  const what = `10 MiB upload, 4 at once; memory ${grown > 0 ? '+' : ''}${grown.toFixed(0)} MiB`;
  return [
    { what: `${what}; bare: dd conv=fsync`, ours: ours.perSecond, bare: disk.perSecond, p99: ours.p99 },
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

let written = 0;

/**
 * How fast `dd` writes and syncs such files, one after another. Each is a new file, as every upload is: one that is
 * overwritten gets the same warm memory again and is up to four times as fast.
 */
function writeToDisk(folder: string): Transfers {
  const begun = performance.now();
  for (let n = 0; n < count; n++) {
    const file = `of=${join(folder, `dd-${written++}`)}`;
    execFileSync('dd', ['if=/dev/zero', file, 'bs=1M', 'count=10', 'conv=fsync', 'status=none']);
  }
  return { perSecond: count / ((performance.now() - begun) / 1000), p99: 0 };
}
