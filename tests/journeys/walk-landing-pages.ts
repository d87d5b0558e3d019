import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { officePageTexts } from '#features/pages/texts/office-pages.ts';
import { askAs } from '../support/ask-as.ts';
import type { aWalk } from '../support/meet-texts.ts';

const { card, deletion, form, done, errors, create, title } = officePageTexts;

/** Walks through the situations of the landing page manager that the specification gives texts for. */
export async function walkLandingPages(page: Page, texts: ReturnType<typeof aWalk>): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const toast = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const write = async (name: string) => {
    await button(create).first().click();
    await dialog.getByLabel(form.title).fill(name);
    await dialog.getByRole('button', { name: form.create, exact: true }).click();
  };

  await texts.meet(page, 'landing pages, something worked', async () => {
    await page.goto('/admin/landing-pages');
    await heading(title);
    // A page that was created opens in the editor, whose frames refuse the script that reads along.
    await page.route(/landing-pages\/[0-9a-f-]{36}$/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    );
    await write('From Texas');
    await toast(done.created);
    // Left before its answers come through again: the editor asks once more by itself.
    await page.goto('/admin/landing-pages');
    await page.unrouteAll({ behavior: 'wait' });
    const { body } = await askAs(page, 'GET', '/api/office/landing-pages?q=Texas');
    expect(body.landing_pages).toMatchObject([{ title: 'From Texas', status: 'draft', is_active: false }]);
    await button(card.named(card.edit, 'From Texas')).click();
    await dialog.getByLabel(form.title).fill('From Austin');
    await dialog.getByRole('button', { name: form.save, exact: true }).click();
    await toast(done.updated);
    await button(card.named(card.duplicate, 'From Austin')).click();
    await toast(done.duplicated);
    await button(card.named(card.delete, 'From Austin (Copy)')).click();
    await page.getByRole('alertdialog').getByRole('button', { name: deletion.confirm, exact: true }).click();
    await toast(done.deleted);
  });
  await texts.meet(page, 'landing pages', () => page.goto('/admin/landing-pages'));
  await texts.meet(page, 'landing pages, duplicated', async () => {
    await button(card.named(card.duplicate, 'From Austin')).click();
    await heading('From Austin (Copy)');
  });
  await texts.meet(page, 'landing pages, deleting one', async () => {
    await button(card.named(card.delete, 'From Austin (Copy)')).click();
  });
  await button(deletion.cancel).click();

  await texts.meet(page, 'landing pages, something failed', async () => {
    // Changes alone fail first, so that there is a list to press in; then the list itself.
    const failed = (route: Route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '{}' });
    await page.route('**/api/office/landing-pages**', failed);
    await button(card.named(card.duplicate, 'From Austin')).click();
    await toast(errors.duplicating);
    await write('From Ohio');
    await toast(errors.creating);
    await dialog.getByRole('button', { name: form.cancel, exact: true }).click();
    await button(card.named(card.edit, 'From Austin')).click();
    await dialog.getByLabel(form.title).fill('From Dallas');
    await dialog.getByRole('button', { name: form.save, exact: true }).click();
    await toast(errors.updating);
    await dialog.getByRole('button', { name: form.cancel, exact: true }).click();
    await button(card.named(card.delete, 'From Austin')).click();
    await page.getByRole('alertdialog').getByRole('button', { name: deletion.confirm, exact: true }).click();
    await toast(errors.deleting);
    await page.route('**/api/office/landing-pages', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
  });
  await page.unrouteAll({ behavior: 'wait' });
}
