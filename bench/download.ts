import { aPdfOf } from '#tests/support/sample-files.ts';
import { startChild } from './children.ts';
import type { World } from './prepare.ts';
import type { Row } from './row.ts';
import { countOf } from './short.ts';
import { fileSize, inTurn, measureTransfers, transfer } from './transfer.ts';
import { upload } from './upload.ts';

const count = countOf(32, 4);

/**
 * 10 MiB downloads, four at once (signed in, on record, decrypted), against a node:http server that streams a plain
 * file.
 */
export async function measureDownloads(world: World): Promise<Row[]> {
  const content = aPdfOf(fileSize);
  const id = await upload(world, content);
  const address = `${world.url}/api/documents/${id}/content`;
  const port = await startChild('bench/plain-file-server.ts', world.dataDir);
  const plain = `http://127.0.0.1:${port}/0`;
  await transfer(plain, { method: 'PUT', body: content });

  const { ours, bare } = await inTurn({
    ours: () => measureTransfers(count, () => transfer(address, { headers: world.headers })),
    bare: () => measureTransfers(count, () => transfer(plain)),
  });
  return [
    {
      what: '10 MiB download, 4 at once; bare: node:http, plain file',
      ours: ours.perSecond,
      bare: bare.perSecond,
      p99: ours.p99,
    },
  ];
}
