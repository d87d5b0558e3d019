import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { duplexPair } from 'node:stream';

/** The options of `fetch` that openid-client and Stripe's client use. */
export interface InProcessRequest {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: AbortSignal | null;
}

/** A `fetch` that calls a handler of this process over a pair of streams: the server may not reach its own public address. */
export function inProcessFetch(handler: (req: IncomingMessage, res: ServerResponse) => void) {
  const server = createServer(handler);

  return (address: string, { method, headers, body, signal }: InProcessRequest): Promise<Response> => {
    const [ours, theirs] = duplexPair();
    server.emit('connection', theirs);
    const { pathname, search, host } = new URL(address);
    const outgoing = request({
      method,
      path: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), host, connection: 'close' },
      createConnection: () => ours,
      signal: signal ?? undefined,
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
