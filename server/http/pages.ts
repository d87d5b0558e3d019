import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { LoadContext } from '#domain/contracts/load-context.ts';
import type { PitchRenderer } from '#domain/contracts/pitch-rendering.ts';

interface BuiltEntry {
  createLoadContext(values: LoadContext): RouterContextProvider;
  createPitchRenderer(stylesheets: readonly string[]): PitchRenderer;
}

/** Renders a page. The handler comes from the build; the load context is the only thing the screens get from us. */
export type Pages = (request: Request, context: LoadContext) => Promise<Response>;

/** Loads the built screens from `buildDirectory`, and the renderer of landing pages. Throws when there is no build. */
export async function loadPages(buildDirectory: string): Promise<{ pages: Pages; renderer: PitchRenderer }> {
  const build: ServerBuild = await import(pathToFileURL(`${buildDirectory}/server/index.js`).href);
  const entry = build.entry.module as unknown as BuiltEntry;
  const handle = createRequestHandler(build, 'production');
  return {
    pages: (request, context) => handle(request, entry.createLoadContext(context)),
    renderer: entry.createPitchRenderer(build.assets.routes.root?.css ?? []),
  };
}
