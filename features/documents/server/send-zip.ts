import type { HttpBindings } from '@hono/node-server';
import { makeZip } from 'client-zip';
import type { RequestContext } from '#platform/server/operation.ts';

/** A file of an archive: its path in it, its bytes, and how many there are where that is known ahead. */
export interface ZipEntry {
  name: string;
  input: string | AsyncIterable<Uint8Array>;
  size?: number;
  lastModified: Date;
}

/**
 * Streams files as one archive named `name`, one after the other, stored and not squeezed: at no time is there more than
 * a piece of one file in memory. A damaged file breaks the connection, so that nobody keeps half an archive for a whole
 * one.
 */
export function sendZip(
  entries: AsyncIterable<ZipEntry>,
  name: string,
  { platform, http, requestId }: RequestContext,
): Response {
  const { outgoing } = http.env as HttpBindings;
  const pieces = makeZip(entries).getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (err) {
          platform.log.error({ requestId, err }, 'an archive broke off');
          outgoing.destroy();
          controller.close();
        }
      },
      cancel: (reason) => pieces.cancel(reason).catch(() => {}),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
