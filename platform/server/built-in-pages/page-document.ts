import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, raw } from 'hono/html';
import { type Language, locales } from '#platform/shared/languages.ts';

export type Markup = ReturnType<typeof html>;

/**
 * A page without a script as a document. `style` is the folder where a built-in provider's style sheet lies
 * (see static-files.ts), or the rules themselves.
 */
export function pageDocument({
  language,
  title,
  style,
  body,
}: {
  language: Language;
  title: string;
  style: '/idp' | '/billing' | { rules: string };
  body: Markup;
}): string {
  return `${html`<!doctype html>
    <html lang="${locales[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${typeof style === 'string' ? html`<link rel="stylesheet" href="${style}/style.css" />` : html`<style>${raw(style.rules)}</style>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`}`;
}

const tokens = new URL('../../../ui/tokens.css', import.meta.url);

const rules = new URL('./built-in-pages.css', import.meta.url);

const font =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** A file a built-in provider serves itself: its pages must look right before and without a build of the screens. */
interface StaticFile {
  type: string;
  body: Buffer;
}

const fontFace = `@font-face {
  font-family: "Atkinson Next";
  src: url("font.woff2") format("woff2");
  font-weight: 200 800;
  font-display: swap;
}`;

/** The style sheet and the font, by address below `folder`; `more` are rules of one provider's own. */
export function readStaticFiles(folder: string, more?: URL): ReadonlyMap<string, StaticFile> {
  const own = more ? [readFileSync(more, 'utf8')] : [];
  const style = Buffer.from([fontFace, readPlainStyle(), ...own].join('\n'));
  return new Map([
    [`${folder}/style.css`, { type: 'text/css; charset=utf-8', body: style }],
    [
      `${folder}/font.woff2`,
      { type: 'font/woff2', body: readFileSync(createRequire(import.meta.url).resolve(font)) },
    ],
  ]);
}

/**
 * Rules for pages without a script, in the design system's colours. It switches to dark and to high contrast by attributes
 * that a script sets; here the same colours follow the system's preferences instead.
 */
export function readPlainStyle(): string {
  const source = readFileSync(tokens, 'utf8');
  const both = inMedia(
    source,
    '[data-theme="dark"][data-contrast="high"]',
    '\n  }',
    'prefers-contrast: more',
  );
  const dark = inMedia(both, '[data-theme="dark"]', '\n}', 'prefers-color-scheme: dark');
  const colours = inMedia(dark, '[data-contrast="high"]', '\n}', 'prefers-contrast: more');
  return [colours, readFileSync(rules, 'utf8')].join('\n');
}

/** The first block for `:root` with this choice, which ends before `end`, as one for browsers that prefer it by themselves. */
function inMedia(css: string, choice: string, end: string, feature: string): string {
  const head = `:root${choice} {`;
  const from = css.indexOf(head);
  const to = css.indexOf(end, from);
  if (from < 0 || to < 0) return css;
  const body = css.slice(from + head.length, to);
  return `${css.slice(0, from)}@media (${feature}) { :root {${body}} }${css.slice(to + end.length)}`;
}
