import { type Language, locales } from '#platform/shared/languages.ts';
import type { DocumentRow } from '../contract.ts';
import { archiveWords } from './archive-words.ts';

interface Listed {
  row: Pick<DocumentRow, 'file_name' | 'document_category' | 'guide_item' | 'file_size'> & {
    created_at: Date;
  };
  /** Where it stands in the archive; undefined when its bytes could not be read. */
  path: string | undefined;
}

/** The page that lists what is in the archive, with links that work wherever it was unpacked. */
export function archiveIndex(listed: readonly Listed[], language: Language, now: Date): string {
  const { categories, nifFolder, index: texts } = archiveWords[language];
  const rows = listed.map(({ row, path }) => {
    const name = escaped(row.file_name);
    const link = path?.split('/').map(encodeURIComponent).join('/');
    const type = row.guide_item ? nifFolder : categories[row.document_category];
    return `<tr><td>${link ? `<a href="${escaped(link)}">${name}</a>` : `${name}<br>${texts.missing}`}</td><td>${type}</td><td>${row.file_size}</td><td>${dayOf(row.created_at)}</td></tr>`;
  });
  const head = [texts.file, texts.type, texts.size, texts.uploaded].map(
    (word) => `<th scope="col">${word}</th>`,
  );
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>
body { font: 18px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.saved(dayOf(now))}</p>
${rows.length > 0 ? `<table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>` : `<p>${texts.empty}</p>`}
</body>
</html>
`;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
