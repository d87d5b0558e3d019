import type { RequestContext } from '../../platform/operation.ts';
import { countEvent } from './count-event.ts';
import { longestReport } from './read-report.ts';

/** Counts what a visitor's browser reports; the answer comes when it is stored for good. */
export async function collect(_input: unknown, { platform, http }: RequestContext): Promise<undefined> {
  const { raw } = http.req;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of raw.body ?? []) {
    size += chunk.byteLength;
    chunks.push(chunk);
    // One chunk more than allowed is enough to be refused.
    if (size > longestReport) break;
  }
  const cookie = await countEvent(platform, raw.headers, Buffer.concat(chunks));
  if (cookie) http.header('Set-Cookie', cookie, { append: true });
  return undefined;
}
