import type { HttpBindings } from '@hono/node-server';
import { readCookie } from '#features/accounts/server/cookies.ts';
import { checkSession } from '#features/accounts/server/find-session.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { hashSecret } from '#platform/server/secrets.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { followLive as contract, LiveChange, LiveEndReason, LiveHello } from '#platform/shared/live.ts';

/** Events that may wait for a slow connection; beyond, it is cut off and reconnects. */
const maxWaiting = 100;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Compressing or buffering proxies would delay the events.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Streams changes to the caller until either side ends it. Every heartbeat checks the session; nothing is sent after its end. */
export async function followLive(
  { query }: Parsed<typeof contract>,
  { platform, person, http }: RequestContext<'person'>,
): Promise<Response> {
  if (http.req.method === 'HEAD') return new Response(null, { headers });
  const cookie = readCookie(http.req.raw.headers, 'session', platform.env) ?? '';
  const { outgoing } = http.env as HttpBindings;
  const encoder = new TextEncoder();
  let rechecks = 0;
  const held: LiveChange[] = [];
  let leave = () => {};

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        const send = (text: string) => {
          if (!open) return;
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
          else outgoing.destroy();
        };
        const tell = (event: string, data: object = {}) =>
          send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        const end = (reason: LiveEndReason) => {
          tell('end', { reason });
          if (open) controller.close();
          leave();
        };
        /** Ends the stream when the session is over or its role changed; false when it did. */
        const checkStillValid = async () => {
          try {
            const found = await checkSession(platform, { ...person, cookieHash: hashSecret(cookie) });
            if (!found) end('session');
            else if (found.person.role !== person.role) end('role');
            else return true;
            return false;
          } catch {
            // The database is down, so nothing comes from there; the next heartbeat checks again.
            return true;
          }
        };
        const beat = async () => {
          if (await checkStillValid()) send(':\n\n');
        };
        const unfollow = platform.live.follow({
          userId: person.userId,
          isStaff: () => person.role !== 'user',
          readingMs: query.reading_ms,
          hello: (complete) => tell('hello', { complete } satisfies LiveHello),
          change(change) {
            if (rechecks > 0) held.push(change);
            else tell('change', change);
          },
          async recheck() {
            rechecks += 1;
            const isValid = await checkStillValid();
            rechecks -= 1;
            // Changes that were held back during the check.
            if (isValid && rechecks === 0) for (const change of held.splice(0)) tell('change', change);
          },
          end,
        });
        // The session may have changed since the request was admitted.
        void beat();
        const beating = setInterval(beat, platform.live.heartbeatMs);
        leave = () => {
          open = false;
          clearInterval(beating);
          unfollow();
        };
      },
      cancel: () => leave(),
    },
    { highWaterMark: maxWaiting },
  );
  return new Response(body, { headers });
}
