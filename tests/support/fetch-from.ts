import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * As `fetch`, without following redirects, but with a loopback address of its own: one more person who asks. `keepAlive`: as a
 * browser, which does not connect anew for each request.
 */
export function fetchFrom(localAddress: string, { keepAlive = false } = {}) {
  const agent = new Agent({ keepAlive });
  return (address: string | URL, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      // It knows the media type of a form.
      const asked = new Request(url, { ...init, method: init.method ?? 'GET' });
      const headers = Object.fromEntries(asked.headers);
      asked.text().then((body) => {
        const sent = request(url, { agent, localAddress, method: asked.method, headers }, (answer) => {
          text(answer).then((answered) => {
            const status = answer.statusCode ?? 0;
            const empty = [204, 304].includes(status);
            const response = new Response(empty ? null : answered, {
              status,
              headers: headersOf(answer.rawHeaders),
            });
            resolve(Object.defineProperty(response, 'url', { value: url.href }));
          }, reject);
        });
        sent.once('error', reject);
        sent.end(body);
      }, reject);
    });
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
