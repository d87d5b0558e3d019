import type { RequestContext } from '#platform/server/operation.ts';
import { readBody } from '#platform/server/read-body.ts';
import { countEvent } from './count-event.ts';
import { longestReport } from './read-report.ts';

/** Counts what a visitor's browser reports; the answer comes when it is stored for good. */
export async function collect(_input: unknown, { platform, http }: RequestContext): Promise<undefined> {
  const { raw } = http.req;
  const cookie = await countEvent(platform, raw.headers, await readBody(raw, longestReport));
  if (cookie) http.header('Set-Cookie', cookie, { append: true });
  return undefined;
}
