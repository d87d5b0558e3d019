import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PitchRenderer } from '#features/pages/contract/pitch-rendering.ts';
import type { LoadContext } from '#features/site/contract.ts';
import type { Language } from '#platform/shared/languages.ts';

interface BuiltEntry {
  createLoadContext(values: LoadContext): RouterContextProvider;
  createPitchRenderer(stylesheets: readonly string[]): PitchRenderer;
}

/** Renders a page. The handler comes from the build; the load context is the only thing the screens get from us. */
export type RenderPage = (request: Request, context: LoadContext) => Promise<Response>;

/** The screens are built once for each language. */
export type Pages = Record<Language, RenderPage>;

/** Loads the built screens from `buildDirectory`, and the renderer of landing pages. Throws when there is no build. */
export async function loadPages(buildDirectory: string): Promise<{ pages: Pages; renderer: PitchRenderer }> {
  const [english, portuguese] = await Promise.all([
    importBuild(`${buildDirectory}/server/index.js`),
    importBuild(`${buildDirectory}/pt/server/index.js`),
  ]);
  return {
    pages: { en: rendererOf(english), pt: rendererOf(portuguese) },
    renderer: entryOf(english).createPitchRenderer(english.assets.routes.root?.css ?? []),
  };
}

const importBuild = (file: string): Promise<ServerBuild> => import(pathToFileURL(file).href);

const entryOf = (build: ServerBuild) => build.entry.module as unknown as BuiltEntry;

function rendererOf(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(build, 'production');
  const { createLoadContext } = entryOf(build);
  return (request, context) => handle(request, createLoadContext(context));
}
