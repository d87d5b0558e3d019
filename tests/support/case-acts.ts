import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { residenceTexts as texts } from '#features/places/texts/residence.ts';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import type { DateKind } from '#features/schedule/rules/dates.ts';
import { dateFormTexts } from '#features/schedule/texts/date-form.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { askAs } from './ask-as.ts';
import { inDatabaseOf } from './journey-database.ts';
import { toast } from './page-checks.ts';
import { aPdf } from './sample-files.ts';

/** What people and staff do in a case, as their browsers do it. */

/** Saves a day on the dashboard, in its form. */
export async function saveDay(page: Page, kind: DateKind, day: string): Promise<void> {
  await page.goto('/dashboard');
  const name = dateTexts.names[kind];
  const labels = [dateTexts.add, dateTexts.change].map((action) => dateTexts.label(action, name));
  await page.getByRole('button', { name: new RegExp(`^(?:${labels.join('|')})$`) }).click();
  const [year = '', month = '', date = ''] = day.split('-').map((part) => String(Number(part)));
  for (const [box, text] of [
    ['month', month],
    ['day', date],
    ['year', year],
  ] as const)
    await page.getByLabel(dateFormTexts.boxes[box], { exact: true }).fill(text);
  await page.getByRole('button', { name: dateFormTexts.save, exact: true }).click();
  await toast(page, dateTexts.saved).waitFor();
}

/** Says in the profile where the person lives, that they want the D7, and who moves along. */
export async function sayWhere(page: Page, state: string, couple = false): Promise<void> {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: texts.title });
  await card.getByRole('combobox', { name: texts.label }).fill(state);
  await page.keyboard.press('Enter');
  await card.getByRole('combobox', { name: texts.visa }).selectOption('d7');
  if (couple) await card.getByRole('checkbox', { name: texts.couple }).check();
  await card.getByRole('button', { name: texts.save, exact: true }).click();
  await card.getByText(/^D7 visa\./).waitFor();
}

/** Ticks items and steps of a guide, one after another. */
export async function tick(page: Page, id: string, ...items: readonly string[]): Promise<void> {
  for (const item of items) {
    const { status } = await askAs(page, 'PUT', `/api/applications/${id}/guide/${item}`, { completed: true });
    expect(status, item).toBe(200);
  }
}

/** Uploads a paper of one page. @param filed - its type, or the part of the guide that it answers. */
export async function upload(
  page: Page,
  id: string,
  filed: { document_category: string } | { guide_item: string },
): Promise<void> {
  const file_name = `${Object.values(filed)[0]}.pdf`;
  const bytes = aPdf(1);
  const announced = { application_id: id, file_name, file_size: bytes.length, ...filed };
  const { body } = await askAs(page, 'POST', '/api/documents', announced);
  // A busy machine sends people away for a moment (503); the same bytes again are the same upload.
  const send = () =>
    page.evaluate(
      async ({ path, content }) => {
        const { access_token } = JSON.parse(localStorage.getItem('rumo-session') ?? '{}');
        const body = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        const headers = { authorization: `Bearer ${access_token}` };
        return (await fetch(path, { method: 'PUT', headers, body })).status;
      },
      { path: `/api/documents/${body.id}/content`, content: bytes.toString('base64') },
    );
  await expect.poll(send).toBe(200);
}

/** Staff review the newest paper of a type. A reason asks for a new copy. */
export async function review(office: Page, id: string, type: string, reason?: string): Promise<void> {
  const { body } = await askAs(office, 'GET', `/api/office/applications/${id}/documents`);
  const [paper] = (body.documents as OfficeDocument[]).filter((one) => one.document_category === type);
  const { status } = await askAs(office, 'PUT', `/api/office/documents/${paper?.id}/review`, {
    status: reason ? 'returned' : 'accepted',
    version: paper?.review?.version,
    ...(reason && { reason }),
  });
  expect(status).toBe(200);
}

/** Runs the day's reminders as the crontab does, and waits until nothing is queued. */
export async function runReminders(dataDir: string): Promise<void> {
  await inDatabaseOf(dataDir, async (root) => {
    await sql`select graphile_worker.add_job('remind-of-dates', '{}')`.execute(root);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ task: string }>`
          select task_identifier as task from graphile_worker.jobs
          where task_identifier in ('remind-of-dates', 'send-mail')`.execute(root);
        return rows;
      })
      .toEqual([]);
  });
}
