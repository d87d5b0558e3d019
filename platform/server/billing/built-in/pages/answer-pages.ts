import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readStaticFiles } from '../../../built-in-pages/page-document.ts';
import type { Log } from '../../../log.ts';
import type { LedgerDeps } from '../ledger.ts';
import { ApiError, readBody } from '../protocol.ts';
import { wordsFor } from '../words.ts';
import { payCheckout, showCheckout } from './checkout-page.ts';
import { notePage, type PageAnswer } from './frame.ts';
import { actInPortal, showPortal } from './portal.ts';
import { showReceipt } from './receipt-page.ts';

const html = 'text/html; charset=utf-8';

/** No script anywhere; the forms end at our own pages, or by way of a redirect where the seller wants the customer. */
const policy = (formTarget = '') =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${formTarget}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Everything below `/billing`. Who may see or do something is who has its address: the ids in them cannot be guessed. It
 * answers only under the server's own addresses.
 */
export function billingPages(
  deps: LedgerDeps & { origins: readonly string[]; hosts: ReadonlySet<string>; log: Log },
): RequestListener {
  const { origins, hosts, log } = deps;
  const files = readStaticFiles('/billing', new URL('./billing.css', import.meta.url));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://billing');
    const words = wordsFor(request.headers['accept-language']);
    const { missing, elsewhere } = words.texts;
    if (!hosts.has(request.headers.host ?? '')) {
      return send(response, 421, notePage(words, { heading: missing.heading, detail: elsewhere }));
    }
    const file = files.get(url.pathname);
    if (file) {
      response.setHeader('Cache-Control', 'public, max-age=3600');
      return send(response, 200, file.body, file.type);
    }
    const found = await answerPage(request, url);
    if (!found) return send(response, 404, notePage(words, missing));
    if ('redirect' in found) {
      response.setHeader('Location', found.redirect);
      return send(response, 303, '');
    }
    response.setHeader('Content-Security-Policy', policy(found.formTarget));
    send(response, found.status, found.page);
  }

  async function answerPage(request: IncomingMessage, url: URL): Promise<PageAnswer | undefined> {
    const [, kind, id, step] =
      /^\/billing\/(checkout|portal|receipts)\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (!kind || !id) return undefined;
    if (request.method === 'POST') {
      if (!isOwn(request, origins)) {
        const words = wordsFor(request.headers['accept-language']);
        return { status: 403, page: notePage(words, words.texts.foreign) };
      }
      const form = new URLSearchParams(await readBody(request));
      if (kind === 'checkout' && !step) return payCheckout(deps, id, form);
      return kind === 'portal' && step ? actInPortal(deps, id, step, form) : undefined;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    if (kind === 'portal') return showPortal(deps, id, step, url.searchParams);
    if (step) return undefined;
    return kind === 'checkout' ? showCheckout(deps, id) : showReceipt(deps, id);
  }

  return (request, response) => {
    secure(response);
    answer(request, response).catch((err: unknown) => {
      // The browser went away: there is nobody to answer, and nothing failed.
      if (err === request.errored) return;
      const words = wordsFor(request.headers['accept-language']);
      const { missing, failed } = words.texts;
      if (err instanceof ApiError) {
        return send(response, err.status, notePage(words, err.status === 404 ? missing : failed));
      }
      log.error({ err }, 'a page of the built-in billing failed');
      if (!response.headersSent) send(response, 500, notePage(words, failed));
      else response.destroy();
    });
  };
}

/** Whether a form was sent from a page of ours: browsers always name where a form of another site came from. */
function isOwn({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return (origin === undefined || origins.includes(origin)) && (site === undefined || site === 'same-origin');
}

function secure(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', policy());
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
}

function send(response: ServerResponse, status: number, body: string | Buffer, type = html) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.end(body);
}
