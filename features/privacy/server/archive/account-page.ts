import { html, raw } from 'hono/html';
import type { Application } from '#features/applications/contract/applications.ts';
import { paperOf } from '#features/documents/rules/document-types.ts';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import { moneyPart, recordPart, talkParts } from './history-parts.ts';
import { facts, type Markup, part, table } from './markup.ts';
import type { AccountArchive, CopiedRows } from './read-account-archive.ts';
import { type ArchiveWords, wordsFor } from './words.ts';

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
 * The archive's start page: everything about the person in words they know, with relative links to their documents and no
 * scripts. `files` are the finished documents, in the order of the archive.
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

function personPart({ rows }: AccountArchive, words: ArchiveWords): Markup {
  const texts = words.page.account;
  const [account] = rows.accounts;
  const [profile] = rows.profiles;
  const [residence] = rows.residences;
  const [choice] = rows.mail_choices;
  const said = (answer: boolean | null | undefined) =>
    answer === null || answer === undefined ? undefined : answer ? texts.yes : texts.no;
  return part(
    texts.heading,
    facts([
      [texts.email, account?.email],
      [texts.name, account?.display_name],
      [texts.since, account && words.day(account.created_at)],
      [texts.role, rows.user_roles.some(({ role }) => role !== 'user') ? texts.yes : undefined],
      [texts.fullName, profile?.full_name],
      [texts.phone, profile?.phone],
      [texts.nationality, profile?.nationality],
      [texts.location, profile?.current_location],
      [texts.state, [residence?.place.toUpperCase(), residence?.county].filter(Boolean).join(', ')],
      [texts.visa, residence?.visa?.toUpperCase()],
      [texts.couple, said(residence?.couple)],
      [texts.child, said(residence?.child)],
      [texts.reminders, (choice?.date_reminders ?? true) ? texts.yes : texts.no],
    ]),
  );
}

function applicationsPart(archive: AccountArchive, words: ArchiveWords): Markup {
  const { heading } = words.page.applications;
  if (archive.applications.length === 0) return part(heading, html`<p>${words.page.nothing}</p>`);
  return part(
    heading,
    archive.applications.map((application) => ofApplication(application, archive, words)),
  );
}

function ofApplication(application: Application, { rows }: AccountArchive, words: ArchiveWords): Markup {
  const texts = words.page.applications;
  const own = ({ application_id }: { application_id: string }) => application_id === application.id;
  const ticks = rows.application_guide_items.filter(own);
  const setAside = rows.papers_set_aside.filter(own);
  const notes = rows.application_guide_notes.filter(own);
  const titles: Record<string, { title: string } | undefined> = {
    ...words.items,
    ...Object.fromEntries(guideStepIds.map((id, index) => [id, words.steps[index]])),
  };
  const questions: Record<string, { question: string } | undefined> = words.questions;
  return html`<h3>${words.whose(application)}</h3>
${facts([
  [texts.status, words.status[application.status].label],
  [texts.note, application.status_reason],
  [texts.progress, `${application.progress_percentage}%`],
  [texts.since, words.day(new Date(application.created_at))],
  ...rows.application_dates
    .filter(own)
    .map(({ kind, day }): [string, string] => [words.dates[kind], words.day(new Date(day))]),
])}
${
  ticks.length > 0
    ? html`<h4>${texts.ticked}</h4><ul>${ticks.map(
        ({ item_id, completed_at }) =>
          html`<li>${titles[item_id]?.title ?? item_id}, ${words.day(completed_at)}</li>`,
      )}</ul>`
    : ''
}
${
  setAside.length > 0
    ? html`<h4>${words.setAside.heading}</h4><ul>${setAside.map(
        (row) =>
          html`<li>${words.categories[row.paper]}, ${words.day(row.set_aside_at)}. ${words.setAside.words(row)}</li>`,
      )}</ul>`
    : ''
}
${
  notes.length > 0
    ? html`<h4>${texts.notes}</h4>${notes.map(
        ({ question_id, note }) =>
          html`<p><strong>${questions[question_id]?.question ?? question_id}</strong></p><p class="said">${note}</p>`,
      )}`
    : ''
}`;
}

/** A finished document and its path in the archive; undefined when its bytes could not be read. */
export interface ListedFile {
  row: { id: string; file_name: string };
  path: string | undefined;
}

function documentsPart({ rows }: AccountArchive, files: readonly ListedFile[], words: ArchiveWords): Markup {
  const texts = words.page.documents;
  const paths = new Map(files.map(({ row, path }) => [row.id, path]));
  return part(
    texts.heading,
    table(
      [texts.file, texts.type, texts.size, texts.uploaded, texts.review],
      rows.documents.map((document) => [
        linkTo(paths.get(document.id), document.file_name),
        document.guide_item ? words.nifDocument : words.categories[document.document_category],
        document.file_size,
        document.upload_status === 'pending' ? texts.unfinished : words.day(document.created_at),
        reviewOf(document, words),
      ]),
      words.page.nothing,
    ),
  );
}

const linkTo = (path: string | undefined, name: string) =>
  path ? html`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${name}</a>` : name;

function reviewOf(document: CopiedRows['documents'][number], words: ArchiveWords): string {
  if (document.upload_status !== 'uploaded' || !paperOf(document)) return '';
  const outcome = words.reviews[document.review_status];
  return document.review_reason ? `${outcome}: ${document.review_reason}` : outcome;
}
