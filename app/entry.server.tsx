import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createLoadContext, loadContext } from '#features/site/web/load-context.ts';
import { deferScripts, NonceContext } from '#platform/browser/page-scripts.ts';
import { locale } from '#platform/shared/texts/locale.ts';

export { createPitchRenderer } from '#features/pages/web/pitch/pitch-document.tsx';
export { createLoadContext };

/**
 * Renders a page whole before the first byte: what suspends waits for its code alone, a complete body can be compressed and
 * carries its length, and an error still becomes a proper error page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, closed } = context.get(loadContext);
  const late = !closed && status === 200 && wakesLate(routerContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks);
        resolve(new Response(late ? deferScripts(html.toString()) : html, { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      // Without a limit of size a late part is in its place; otherwise a script would have to put it there.
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** A route says so of itself: `export const handle = { wakesLate: true }`. */
function wakesLate({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { id = '' } = staticHandlerContext.matches.at(-1)?.route ?? {};
  return (routeModules[id]?.handle as { wakesLate?: boolean } | undefined)?.wakesLate === true;
}
