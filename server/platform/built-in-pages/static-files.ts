import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const tokens = new URL('../../../web/ui/tokens.css', import.meta.url);
const rules = new URL('./built-in-pages.css', import.meta.url);
const font =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** A file a built-in provider serves itself: its pages must look right before and without a build of the screens. */
export interface StaticFile {
  type: string;
  body: Buffer;
}

/**
 * The style sheet and the font, by address below `folder`; `more` are rules of one provider's own. The design system
 * switches to dark and to high contrast by attributes that a script sets; these pages run no script, so the same
 * colours follow the system's preferences instead.
 */
export function readStaticFiles(folder: string, more?: URL): ReadonlyMap<string, StaticFile> {
  const colours = readFileSync(tokens, 'utf8')
    .replace(
      /:root\[data-theme="dark"\]\[data-contrast="high"\] \{(.*?)\n {2}\}/s,
      '@media (prefers-contrast: more) { :root {$1} }',
    )
    .replace(/:root\[data-theme="dark"\] \{(.*?)\n\}/s, '@media (prefers-color-scheme: dark) { :root {$1} }')
    .replace(/:root\[data-contrast="high"\] \{(.*?)\n\}/s, '@media (prefers-contrast: more) { :root {$1} }');
  const sheets = [rules, more].flatMap((sheet) => (sheet ? [readFileSync(sheet, 'utf8')] : []));
  const style = Buffer.from([colours, ...sheets].join('\n'));
  return new Map([
    [`${folder}/style.css`, { type: 'text/css; charset=utf-8', body: style }],
    [
      `${folder}/font.woff2`,
      { type: 'font/woff2', body: readFileSync(createRequire(import.meta.url).resolve(font)) },
    ],
  ]);
}
