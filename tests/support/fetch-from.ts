import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * As `fetch`, without following redirects, but with a loopback address of its own: one more person who asks. `keepAlive`: as a
 * browser, which does not connect anew for each request. `ca`: the authority of a server that speaks TLS. `withinMs`: how long
 * an answer may take.
 */
export function fetchFrom(
  localAddress: string,
  { keepAlive = false, ca, withinMs = 0 }: { keepAlive?: boolean; ca?: string; withinMs?: number } = {},
) {
  const agent = ca ? new https.Agent({ keepAlive, ca }) : new http.Agent({ keepAlive });
  const { request } = ca ? https : http;
  return (address: string | URL, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      // It knows the media type of a form.
      const asked = new Request(url, { ...init, method: init.method ?? 'GET' });
      const headers = Object.fromEntries(asked.headers);
      asked.arrayBuffer().then((body) => {
        const signal = withinMs > 0 ? AbortSignal.timeout(withinMs) : undefined;
        const options = { agent, localAddress, method: asked.method, headers, ...(signal && { signal }) };
        const sent = request(url, options, (answer) => {
          buffer(answer).then((answered) => {
            const status = answer.statusCode ?? 0;
            const empty = [204, 304].includes(status);
            const response = new Response(empty ? null : new Uint8Array(answered), {
              status,
              headers: headersOf(answer.rawHeaders),
            });
            resolve(Object.defineProperty(response, 'url', { value: url.href }));
          }, reject);
        });
        sent.once('error', reject);
        sent.end(Buffer.from(body));
      }, reject);
    });
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
