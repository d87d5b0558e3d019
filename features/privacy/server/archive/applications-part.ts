import { html } from 'hono/html';
import type { Application } from '#features/applications/contract/applications.ts';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { facts, type Markup, part } from './markup.ts';
import type { AccountArchive } from './read-account-archive.ts';
import type { Words } from './words.ts';

/** Each application with its days, what was checked off in the guide, and the notes. */
export function applicationsPart(archive: AccountArchive, words: Words): Markup {
  const { heading } = words.page.applications;
  if (archive.applications.length === 0) return part(heading, html`<p>${words.page.nothing}</p>`);
  return part(
    heading,
    archive.applications.map((application) => ofApplication(application, archive, words)),
  );
}

function ofApplication(application: Application, { rows }: AccountArchive, words: Words): Markup {
  const texts = words.page.applications;
  const own = ({ application_id }: { application_id: string }) => application_id === application.id;
  const ticks = rows.application_guide_items.filter(own);
  const notes = rows.application_guide_notes.filter(own);
  const steps = guideStepIds.map((id, index): [string, { title: string } | undefined] => [
    id,
    words.steps[index],
  ]);
  const titles: Record<string, { title: string } | undefined> = {
    ...words.items,
    ...Object.fromEntries(steps),
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
  notes.length > 0
    ? html`<h4>${texts.notes}</h4>${notes.map(
        ({ question_id, note }) =>
          html`<p><strong>${questions[question_id]?.question ?? question_id}</strong></p><p class="said">${note}</p>`,
      )}`
    : ''
}`;
}
