import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { OfficeFact } from '#domain/contracts/facts.ts';
import { officeFactTexts as texts } from '#domain/texts/office-facts.ts';
import { askAs } from '../support/ask-as.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';

/** An admin edits facts, while a colleague does so elsewhere; each test goes on from the one before. */
const journey = aJourney();

let office: Page;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

const text = () => office.getByLabel(texts.labels.text);
const press = (name: string) => office.getByRole('button', { name, exact: true }).click();

async function factNow(id: string): Promise<OfficeFact> {
  const { body } = await askAs(office, 'GET', `/api/office/facts/${id}`);
  return (body as { fact: OfficeFact }).fact;
}

/** What a colleague saves, past this page. */
async function elsewhere(id: string, changes: Partial<OfficeFact>): Promise<void> {
  const { id: _, updated_at, updated_by_name, ...body } = await factNow(id);
  expect((await askAs(office, 'PUT', `/api/office/facts/${id}`, { ...body, ...changes })).status).toBe(200);
}

test('an old version comes back over what a colleague saved only once somebody has seen that', async () => {
  await office.goto('/admin/facts/permit-cost');
  await text().fill('The permit costs 170 euros.');
  await press(texts.save);
  await toast(office, texts.saved).waitFor();
  await office.getByRole('button', { name: texts.history.restoreAbout(1) }).click();
  const question = office.getByRole('alertdialog', { name: texts.history.restoreTitle(1) });
  await question.waitFor();
  await elsewhere('permit-cost', { text: 'The permit costs 180 euros.' });
  await question.getByRole('button', { name: texts.history.restore, exact: true }).click();
  await question.getByText(texts.history.overtaken).waitFor();
  await question
    .getByText(texts.history.change('The permit costs 170 euros.', 'The permit costs 180 euros.'))
    .waitFor();
  expect((await factNow('permit-cost')).text).toBe('The permit costs 180 euros.');
  // The page behind knows it, too: leaving it at that is possible.
  await office.getByText(texts.history.version(3), { exact: true }).waitFor();
  await question.getByRole('button', { name: texts.history.restoreOver }).click();
  await toast(office, texts.history.restored(1)).waitFor();
  await question.waitFor({ state: 'detached' });
  expect((await factNow('permit-cost')).text).not.toContain('180');
});
