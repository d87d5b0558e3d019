import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { duplexPair } from 'node:stream';
import type { CustomFetch } from 'openid-client';

/**
 * A `fetch` that ends in a handler of this process: real HTTP over a pair of streams, no port. The server may not be
 * able to reach its own public address (behind a proxy, or before it listens).
 */
export function inProcessFetch(handler: (req: IncomingMessage, res: ServerResponse) => void): CustomFetch {
  const server = createServer(handler);

  return (address, { method, headers, body }) => {
    const [ours, theirs] = duplexPair();
    server.emit('connection', theirs);
    const { pathname, search, host } = new URL(address);
    const outgoing = request({
      method,
      path: pathname + search,
      headers: { ...headers, host, connection: 'close' },
      createConnection: () => ours,
    });
    const answer = receive(outgoing);
    outgoing.end(body instanceof URLSearchParams ? body.toString() : (body ?? undefined));
    return answer;
  };
}

function receive(outgoing: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [value].flat().map((one) => [name, one]),
      );
      const empty = incoming.statusCode === 204 || incoming.statusCode === 304;
      resolve(
        new Response(empty ? null : Buffer.concat(chunks), { status: incoming.statusCode ?? 500, headers }),
      );
    });
  });
}
