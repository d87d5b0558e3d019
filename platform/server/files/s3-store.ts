import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
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
import { StartError } from '../start-error.ts';
import { FileDamaged, FileMissing, type Store } from './files.ts';

const incoming = 'incoming/';
const quarantine = 'quarantine/';
const notes = 'notes/';

/**
 * `s3://key:secret@host/bucket?region=eu-west-3`. Without key and secret the surroundings of the machine provide them (as the
 * AWS tools do); `?tls=no` speaks plain HTTP, for a server on the same machine.
 */
export function parseStorageUrl(storageUrl: string): { bucket: string; config: S3ClientConfig } {
  const url = new URL(storageUrl);
  const bucket = url.pathname.slice(1);
  if (!url.host || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartError('STORAGE_URL must name a host and a bucket: s3://key:secret@host/bucket');
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

function openBucket(storageUrl: string): { bucket: string; client: S3Client } {
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
  return { bucket, client };
}

/**
 * Lines as names of empty objects, in the order of their names: nothing can be appended to an object, and machines that add
 * lines at the same time do not lose each other's.
 */
export function s3Lines(storageUrl: string) {
  const { bucket, client } = openBucket(storageUrl);
  const folderOf = (list: string) => `${notes}${list}/`;
  return {
    async addLine(list: string, line: string): Promise<void> {
      const Key = folderOf(list) + encodeURIComponent(line);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: '' }));
    },
    /** @param since - the line that they come after, or the beginning of it. */
    async lines(list: string, since?: Date): Promise<string[]> {
      const Prefix = folderOf(list);
      const StartAfter = since && Prefix + encodeURIComponent(since.toISOString());
      const found: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix, StartAfter, ContinuationToken }),
        );
        for (const { Key } of page.Contents ?? [])
          if (Key) found.push(decodeURIComponent(Key.slice(Prefix.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    close: () => client.destroy(),
  };
}

/** Files as objects of one bucket. An object appears whole or not at all; `incoming/` holds those without a name yet. */
export function s3Store(storageUrl: string): Store {
  const { bucket, client } = openBucket(storageUrl);

  async function upload(key: string, size: number, pieces: AsyncIterable<Buffer>): Promise<void> {
    const body = Readable.from(copies(pieces), { objectMode: false });
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
  }

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  }

  async function* objects(prefix?: string) {
    let page: string | undefined;
    do {
      const answer = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: page }),
      );
      for (const object of answer.Contents ?? []) yield object;
      page = answer.NextContinuationToken;
    } while (page);
  }

  return {
    async stage(size, pieces) {
      const temporary = `${incoming}${randomUUID()}`;
      await upload(temporary, size, pieces);
      return {
        location: temporary,
        async publish(location) {
          const source = `${bucket}/${temporary}`;
          await client.send(new CopyObjectCommand({ Bucket: bucket, Key: location, CopySource: source }));
        },
        discard: () => remove(temporary),
      };
    },
    async read(location, size, start, end) {
      const answer = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: location, Range: `bytes=${start}-${end}` }))
        .catch(rethrowMissing);
      const body = answer.Body as Readable;
      if (answer.ContentRange?.split('/')[1] !== String(size)) {
        body.destroy();
        throw new FileDamaged('the stored file has the wrong length');
      }
      return body;
    },
    erase: remove,
    async sizeOf(location) {
      return client.send(new HeadObjectCommand({ Bucket: bucket, Key: location })).then(
        (answer) => answer.ContentLength,
        (error) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      );
    },
    async *list() {
      for await (const { Key } of objects())
        if (Key && ![incoming, quarantine, notes].some((folder) => Key.startsWith(folder))) yield Key;
    },
    async move(from, to) {
      const source = `${bucket}/${from}`;
      const copy = new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: source });
      const copied = await client.send(copy).then(
        () => true,
        (error) => {
          if (isMissing(error)) return false;
          throw error;
        },
      );
      if (copied) await remove(from);
    },
    async *listQuarantine() {
      for await (const { Key } of objects(quarantine)) if (Key) yield Key;
    },
    async readNote(name) {
      return client.send(new GetObjectCommand({ Bucket: bucket, Key: `${notes}${name}` })).then(
        async (answer) => (await answer.Body?.transformToString())?.trim(),
        (error) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      );
    },
    async writeNote(name, text) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${notes}${name}`, Body: text }));
    },
    async sweep(before) {
      let removed = 0;
      for await (const { Key, LastModified } of objects(incoming)) {
        if (!Key || !LastModified || LastModified >= before) continue;
        await remove(Key);
        removed += 1;
      }
      return removed;
    },
    async probe() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    room: async () => undefined,
  };
}

/** The client holds pieces back while the line is slow; by then their memory serves others. */
async function* copies(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
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
