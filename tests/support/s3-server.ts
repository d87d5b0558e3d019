import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A local S3 server with one empty bucket, in this process, on a free port; its objects lie under `folder`. */
export async function startS3Server(
  folder: string,
  atPort = 0,
): Promise<{ storageUrl: string; stop(): Promise<void> }> {
  const directory = join(folder, 's3');
  await mkdir(directory, { recursive: true });
  const server = new S3rver({
    port: atPort,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'documents', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    storageUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/documents?tls=no`,
    stop: () => server.close(),
  };
}
