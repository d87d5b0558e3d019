import { html } from 'hono/html';
import { type Markup, part, table } from './markup.ts';
import type { AccountArchive, CopiedRows } from './read-account-archive.ts';
import type { Words } from './words.ts';

/** Each stands with its application, by its name. */
const ticks = ['guide.completed', 'guide.reopened'];

/** Where somebody signed in, what happened, and their visits. */
export function recordPart(archive: AccountArchive, words: Words): Markup {
  const { sessions, record, visits } = words.page;
  const { rows } = archive;
  const lines = rows.audit_log.flatMap((entry) => {
    const sentence = ticks.includes(entry.action) ? undefined : sentenceOf(entry, archive, words);
    return sentence ? [[words.when(entry.occurred_at), sentence]] : [];
  });
  return html`${part(
    sessions.heading,
    table(
      [sessions.device, sessions.from, sessions.last],
      rows.sessions.map(({ user_agent, created_at, last_seen_at }) => [
        user_agent ?? '',
        words.when(created_at),
        words.when(last_seen_at),
      ]),
      words.page.nothing,
    ),
  )}
${part(
  record.heading,
  html`<p>${record.more}</p>${table([record.when, record.what], lines, words.page.nothing)}`,
)}
${part(visits.heading, html`<p>${visits.text(rows.page_views.length, rows.conversion_events.length)}</p>`)}`;
}

type Sentence = (details: object) => string;

function sentenceOf(
  entry: CopiedRows['audit_log'][number],
  { rows, applications }: AccountArchive,
  words: Words,
): string | undefined {
  const sentences: Record<string, Sentence | undefined> = words.activity;
  const document = rows.documents.find(({ id }) => id === entry.subject_id);
  const applicationId = document?.application_id ?? entry.subject_id;
  const application = applications.find(({ id }) => id === applicationId);
  return sentences[entry.action]?.({
    ...(entry.details as object),
    file_name: document?.file_name,
    by_staff: entry.actor_role === 'moderator' || entry.actor_role === 'admin',
    applicant: application?.applicant_name || undefined,
  });
}
