import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#ddd;color:#111}a{color:inherit}
div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}img{display:block;max-width:100%}`;

/** One sheet for each language, width and theme, and the page that leads to them. */
export function writeSheets(pictures: readonly Picture[], to: string): void {
  const sheets = Map.groupBy(pictures, ({ language, width, theme }) => `${language}-${width}-${theme}`);
  for (const [name, shown] of sheets)
    writeFileSync(join(to, `${name}.html`), page(name, `<div>${shown.map(figure).join('\n')}</div>`));
  const links = [...sheets].map(
    ([name, { length }]) => `<li><a href="${name}.html">${name}</a>: ${length} screens</li>`,
  );
  writeFileSync(join(to, 'index.html'), page('Contact sheet', `<ul>${links.join('\n')}</ul>`));
}

/** At its own size as long as two fit beside each other in a window of 1600 px: words have to be read. */
function figure({ file, width, reader, path, condition }: Picture): string {
  const said = `${reader} ${path}${condition === 'usual' ? '' : ` (${condition})`}`;
  return `<figure><figcaption>${said}</figcaption><a href="${file}"><img src="${file}" width="${Math.min(width, 760)}" alt="${said}" loading="lazy"></a></figure>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>\n`;
}
