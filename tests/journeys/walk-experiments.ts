import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../support/ask-as.ts';
import { factories } from '../support/factories.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import type { aWalk } from '../support/meet-texts.ts';

const list = '/api/office/experiments';

/** Meets every specified text about experiments. `page` is an admin's. */
export async function walkExperiments(
  page: Page,
  texts: ReturnType<typeof aWalk>,
  dataDir: string,
): Promise<void> {
  await inDatabaseOf(dataDir, async (root) => {
    const { anExperiment } = factories(root);
    for (const status of ['draft', 'active', 'paused', 'completed'] as const)
      await anExperiment({ name: `The ${status} one`, status });
  });
  await texts.meet(page, 'experiments', () => page.goto('/admin/experiments'));

  const dialog = page.getByRole('dialog', { name: 'Create Experiment' });
  const submit = dialog.getByRole('button', { name: 'Create Experiment' });
  await texts.meet(page, 'experiments, creating one', () =>
    page.getByRole('button', { name: 'Create Experiment' }).click(),
  );
  await dialog.getByLabel('Name', { exact: true }).fill('Words first');
  await dialog.getByLabel('Weight (%)').first().fill('45');
  await texts.meet(page, 'experiments, weights do not add up', () => submit.click());
  await dialog.getByRole('button', { name: 'Split evenly' }).click();

  // The list cannot be loaded in a tab, and the experiment cannot be made here.
  await page.route(`**${list}`, (route) => route.abort());
  await texts.meet(page, 'experiments, something failed', async () => {
    await submit.click();
    const alert = dialog.getByRole('alert').filter({ hasText: 'Failed to create experiment' });
    await expect.poll(() => alert.isVisible(), { timeout: 20_000 }).toBe(true);
    await page.reload();
  });
  await page.unroute(`**${list}`);

  await page.goto('/admin/experiments');
  await page.getByRole('button', { name: 'Create Experiment' }).click();
  // What was typed is put back a moment after the dialog opens.
  await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Words first');
  await texts.meet(page, 'experiments, something worked', async () => {
    await submit.click();
    await dialog.waitFor({ state: 'hidden' });
    // The next toast takes the place of this one.
    await page.getByText('Experiment created successfully').first().waitFor();
    await page.getByRole('button', { name: 'Pause: The active one' }).click();
  });
  const statuses = async () => {
    const { body } = await askAs(page, 'GET', list);
    return ['Words first', 'The active one'].map(
      (name) => body.experiments.find((one: { name: string }) => one.name === name)?.status,
    );
  };
  await expect.poll(statuses).toEqual(['draft', 'paused']);
}
