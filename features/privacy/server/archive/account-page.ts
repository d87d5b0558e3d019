import { html, raw } from 'hono/html';
import { type Language, locales } from '#platform/shared/languages.ts';
import { applicationsPart } from './applications-part.ts';
import { documentsPart, type ListedFile } from './documents-part.ts';
import { part } from './markup.ts';
import { moneyPart } from './money-part.ts';
import { personPart } from './person-part.ts';
import type { AccountArchive } from './read-account-archive.ts';
import { recordPart } from './record-part.ts';
import { talkParts } from './talk-parts.ts';
import { wordsFor } from './words.ts';

const style = `
:root { color-scheme: light dark; --muted: #555; }
body { font: 18px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b; background: #fff; }
h2 { margin-top: 3rem; border-bottom: 2px solid; }
h4 { margin: 1.5rem 0 0; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.25rem 0; }
dt { flex: 0 0 16rem; color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }
.careful { border-left: 6px solid #b45309; padding-left: 1rem; }
@media (max-width: 40rem) {
  dt { flex-basis: 100%; }
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { border-bottom: 1px solid #999; padding: 0.5rem 0; }
  td { border: 0; padding: 0; }
  td:empty { display: none; }
  td::before { content: attr(data-label) ": "; color: var(--muted); }
}
@media (prefers-color-scheme: dark) {
  :root { --muted: #bbb; }
  body { color: #eee; background: #111; }
  a { color: #9cf; }
}
`;

/**
 * The page that a person opens first: everything about them in words they know, with links to their papers. It works
 * wherever the archive was unpacked, and runs nothing. `files` are the finished documents, in the order of the archive.
 */
export function accountPage(
  { archive, files, now }: { archive: AccountArchive; files: readonly ListedFile[]; now: Date },
  language: Language,
): string {
  const words = wordsFor(language);
  const texts = words.page;
  const missing = files.filter(({ path }) => path === undefined);
  const email = archive.rows.accounts[0]?.email ?? '';
  return `${html`<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${texts.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.made(words.when(now), email)}</p>
<p>${texts.folder(words.files.documents)} ${texts.data}</p>
${
  missing.length > 0
    ? html`<div class="careful"><p><strong>${texts.missing}</strong></p><ul>${missing.map(
        ({ row }) => html`<li>${row.file_name}</li>`,
      )}</ul></div>`
    : ''
}
${personPart(archive, words)}
${applicationsPart(archive, words)}
${documentsPart(archive, files, words)}
${talkParts(archive, words)}
${moneyPart(archive, words)}
${recordPart(archive, words)}
${part(texts.leftOut.heading, html`<ul>${texts.leftOut.items.map((item) => html`<li>${item}</li>`)}</ul>`)}
</body>
</html>
`}`;
}
