import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { LoadContext } from '#domain/contracts/load-context.ts';

interface BuiltEntry {
  createLoadContext(values: LoadContext): RouterContextProvider;
}

/** Renders a page. The handler comes from the build; the load context is the only thing the screens get from us. */
export type Pages = (request: Request, context: LoadContext) => Promise<Response>;

/** Loads the built screens from `buildDirectory`. Throws when there is no build. */
export async function loadPages(buildDirectory: string): Promise<Pages> {
  const build: ServerBuild = await import(pathToFileURL(`${buildDirectory}/server/index.js`).href);
  const entry = build.entry.module as unknown as BuiltEntry;
  const handle = createRequestHandler(build, 'production');
  return (request, context) => handle(request, entry.createLoadContext(context));
}
