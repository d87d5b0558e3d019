import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FileDamaged, FileMissing } from './files.ts';
import { isStorageKey } from './storage-key.ts';
import type { Store } from './store.ts';

/**
 * `s3://key:secret@host/bucket?region=eu-west-3`. Without key and secret the surroundings of the machine provide them (as the
 * AWS tools do); `?tls=no` speaks plain HTTP, for a server on the same machine.
 */
export function parseStorageUrl(storageUrl: string): { bucket: string; config: S3ClientConfig } {
  const url = new URL(storageUrl);
  const bucket = url.pathname.slice(1);
  if (!url.host || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error('STORAGE_URL must name a host and a bucket: s3://key:secret@host/bucket');
  const scheme = url.searchParams.get('tls') === 'no' ? 'http' : 'https';
  return {
    bucket,
    config: {
      endpoint: `${scheme}://${url.host}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      forcePathStyle: true,
      ...(url.username && {
        credentials: {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        },
      }),
    },
  };
}

/** Files as objects of one bucket. An object appears whole or not at all, so there is nothing to sweep. */
export function s3Store(storageUrl: string): Store {
  const { bucket, config } = parseStorageUrl(storageUrl);
  // A bucket that stopped answering must end an upload, not hold it for ever.
  const client = new S3Client({
    ...config,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    // Checksums in trailers are beyond many servers that speak S3; each chunk carries its own seal anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would write to the console; every failure comes back to the caller, who logs it.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });

  return {
    async write(key, size, pieces) {
      const body = Readable.from(pieces, { objectMode: false });
      // The client neither hears nor forwards an error of the body: it would wait for the rest for ever.
      const ending = new AbortController();
      let broken: Error | undefined;
      body.once('error', (error) => {
        broken = error;
        ending.abort();
      });
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: size });
      try {
        await client.send(command, { abortSignal: ending.signal });
      } catch (error) {
        throw broken ?? error;
      } finally {
        body.destroy();
      }
    },
    async read(key, size, start, end) {
      const answer = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }))
        .catch(rethrowMissing);
      const body = answer.Body as Readable;
      if (answer.ContentRange?.split('/')[1] !== String(size)) {
        body.destroy();
        throw new FileDamaged('the stored file has the wrong length');
      }
      return body;
    },
    async erase(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async has(key) {
      return client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).then(
        () => true,
        (error) => {
          if (isMissing(error)) return false;
          throw error;
        },
      );
    },
    async *list() {
      let page: string | undefined;
      do {
        const answer = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ...(page && { ContinuationToken: page }) }),
        );
        for (const { Key } of answer.Contents ?? []) if (Key && isStorageKey(Key)) yield Key;
        page = answer.NextContinuationToken;
      } while (page);
    },
    async sweep() {
      return 0;
    },
    async probe() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

function rethrowMissing(cause: unknown): never {
  if (isMissing(cause)) throw new FileMissing('no such object', { cause });
  // A range beyond the end: the object is shorter than what was stored.
  if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 416)
    throw new FileDamaged('the stored file is too short', { cause });
  throw cause;
}
