import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { OfficeFact } from '#features/facts/contract.ts';
import { officeFactTexts as texts } from '#features/facts/texts/office-facts.ts';
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
const restored = () => office.getByText(texts.restored.title);
const overtaken = () => office.getByText(texts.stale.title('Ana Ribeiro'));
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

test('what was typed over a fact comes back after a reload, until it is saved or given up', async () => {
  await office.goto('/admin/facts/visa-fee');
  const before = await text().inputValue();
  await text().fill('The visa costs 111 euros.');
  await office.reload();
  await restored().waitFor();
  expect(await text().inputValue()).toBe('The visa costs 111 euros.');
  await press(texts.restored.discard);
  await restored().waitFor({ state: 'detached' });
  expect(await text().inputValue()).toBe(before);
  await office.reload();
  await text().waitFor();
  expect(await text().inputValue()).toBe(before);
  expect(await restored().count()).toBe(0);

  await text().fill('The visa costs 112 euros.');
  await office.reload();
  await restored().waitFor();
  await press(texts.save);
  await toast(office, texts.saved).waitFor();
  expect(await restored().count()).toBe(0);
  await office.reload();
  await expect.poll(() => text().inputValue()).toBe('The visa costs 112 euros.');
  expect(await restored().count()).toBe(0);
});

test('a draft that began on older words says what a colleague changed since', async () => {
  await text().fill('The visa costs 113 euros.');
  await elsewhere('visa-fee', { unit: 'euros' });
  await office.reload();
  await restored().waitFor();
  await overtaken().waitFor();
  expect(await text().inputValue()).toBe('The visa costs 113 euros.');
  await press(texts.stale.take);
  await overtaken().waitFor({ state: 'detached' });
  await expect.poll(() => text().inputValue()).toBe('The visa costs 112 euros.');
  expect(await office.getByLabel(texts.labels.unit).inputValue()).toBe('euros');

  await text().fill('Half a sen');
  await office.getByRole('link', { name: texts.back }).first().click();
  await press(texts.leaving.leave);
  await office.getByRole('heading', { level: 1, name: texts.title }).waitFor();
  await office.goBack();
  await expect.poll(() => text().inputValue()).toBe('The visa costs 112 euros.');
});

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

test('the consulate of a state is chosen from a list, and the page says what goes by it', async () => {
  await office.goto('/admin/facts/hand-in-post-tx');
  await office.getByRole('heading', { level: 1, name: 'Consulate of TX' }).waitFor();
  await office.getByText(texts.decides).waitFor();
  await office.getByText(texts.preview.counted(null)).waitFor();
  await office.getByLabel(texts.choice.label).selectOption('Boston');
  await office.getByText(texts.preview.counted('Boston')).waitFor();
  await press(texts.save);
  await toast(office, texts.saved).waitFor();
  expect((await factNow('hand-in-post-tx')).value).toBe('Boston');
});
