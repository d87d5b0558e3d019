import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAs } from '../support/ask-as.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { allWidths, faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
const faults = databaseFaults(journey.dataDir);

const people = (page: Page) => page.getByRole('region', { name: 'People' });
const switcher = (page: Page) => page.getByRole('region', { name: 'Whose application do you want to see?' });
const show = (page: Page, name: string) => switcher(page).getByRole('button', { name, exact: true }).click();
const documents = (page: Page) => page.getByRole('region', { name: 'General Documents' });

async function addPerson(page: Page, kind: string, name: string): Promise<void> {
  await people(page).getByRole('button', { name: 'Add a person' }).click();
  await people(page).getByLabel('Who is it?').selectOption(kind);
  await people(page).getByLabel('Their full name').fill(name);
  await people(page).getByRole('button', { name: 'Add this person' }).click();
}

const givePlan = (email: string) =>
  faults.query(
    `insert into subscriptions (user_id, provider, subscription_plan, subscription_status)
     select id, 'built_in', 'standard', 'active' from accounts where email = $1`,
    [email],
  );

test('Basic has room for one: said before anybody presses, and kept by the server', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'robert@example.com', name: 'Robert Castellano' });
  await people(page).getByText('Your plan includes 1 application. 1 of 1 used.').waitFor();
  expect(await people(page).getByRole('button', { name: 'Add a person' }).count()).toBe(0);
  expect(await switcher(page).count()).toBe(0);
  const more = people(page).getByRole('link', { name: 'View Pricing Plans' });
  await expect.poll(() => more.getAttribute('href')).toBe('/subscription');

  const spouse = { applicant: 'spouse', applicant_name: 'Ana Castellano' };
  const refused = await askAs(page, 'POST', '/api/applications', spouse);
  expect(refused.status).toBe(409);
  const { body } = await askAs(page, 'GET', '/api/applications');
  expect(body.applications).toHaveLength(1);
});

test('Margaret and Paul: two guides and two folders that do not mix', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'margaret@example.com', name: 'Margaret Ellison' });
  await people(page).getByText('1 of 1 used.').waitFor();
  await givePlan('margaret@example.com');
  await page.goto('/profile');
  await people(page).getByText('One account can have 3 applications. 1 of 3 used.').waitFor();

  await people(page).getByRole('button', { name: 'Add a person' }).click();
  await people(page).getByRole('button', { name: 'Add this person' }).click();
  await people(page).getByRole('link', { name: 'Enter their full name.' }).waitFor();
  expect(await faultsEverywhere(page, allWidths)).toEqual([]);
  await people(page).getByRole('button', { name: 'Cancel' }).click();
  await addPerson(page, 'Spouse or partner', 'Paul Ellison');
  await toast(page, 'Paul Ellison (spouse) was added').waitFor();

  await page.goto('/dashboard');
  await page.getByText('Application of Paul Ellison (spouse)', { exact: true }).waitFor();
  expect(await faultsEverywhere(page, allWidths)).toEqual([]);
  const { body } = await askAs(page, 'GET', '/api/applications');
  const [own, pauls] = body.applications;
  for (const item of ['nif-portal', 'nif-request', 'nif-papers', 'nif-received'])
    await askAs(page, 'PUT', `/api/applications/${pauls.id}/guide/${item}`, { completed: true });
  await page.reload();
  await page.getByText('Guide: 1 of 6 steps').waitFor();
  await page.getByText('You completed Get your NIF number for Paul Ellison').waitFor();

  await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
  await page.getByText('Application of Paul Ellison (spouse)', { exact: true }).waitFor();
  await documents(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'paul.pdf', mimeType: 'application/pdf', buffer: aPdf(2) });
  await documents(page).getByRole('button', { name: 'View: paul.pdf' }).waitFor();

  const secondTab = await page.context().newPage();
  await secondTab.goto('/dashboard');
  await secondTab.getByText('Guide: 1 of 6 steps').waitFor();
  await show(page, 'You');
  await page.getByText('Your own application', { exact: true }).waitFor();
  await documents(page).getByText('No documents yet.').waitFor();
  await secondTab.getByText('Guide: 0 of 6 steps').waitFor();
  await secondTab.getByText('Your own application', { exact: true }).waitFor();
  await secondTab.close();

  // What is still on its way belongs to one of them, too.
  await page.route('**/api/documents/*/content', () => {});
  await documents(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'on-its-way.pdf', mimeType: 'application/pdf', buffer: aPdf(3) });
  await documents(page).getByText('on-its-way.pdf').waitFor();
  await show(page, 'Paul Ellison (spouse)');
  await documents(page).getByRole('button', { name: 'View: paul.pdf' }).waitFor();
  expect(await documents(page).getByText('on-its-way.pdf').count()).toBe(0);
  await show(page, 'You');
  await documents(page).getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/documents/*/content');
  await documents(page).getByText('No documents yet.').waitFor();

  // What was cancelled is gone from the screen first, then from the server.
  const ofMargaret = async () =>
    (await askAs(page, 'GET', `/api/documents?application_id=${own.id}`)).body.documents;
  await expect.poll(ofMargaret).toEqual([]);
  const guide = await askAs(page, 'GET', `/api/applications/${own.id}/guide`);
  expect(guide.body.steps_completed).toBe(0);
});

test('somebody added by mistake goes again, but not with papers', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'margaret@example.com', name: 'Margaret Ellison' });
  await addPerson(page, 'Child', 'Lily Elison');
  await toast(page, 'Lily Elison (child) was added').waitFor();
  // A bigger plan would give her no more: nobody is sent to one.
  await people(page).getByText('One account can have 3 applications. 3 of 3 used.').waitFor();
  await people(page).getByRole('link', { name: 'Contact Support' }).waitFor();
  expect(await people(page).getByRole('link', { name: 'View Pricing Plans' }).count()).toBe(0);
  expect(await people(page).getByRole('button', { name: 'Add a person' }).count()).toBe(0);
  await page.getByText('Application of Lily Elison (child)', { exact: true }).waitFor();

  await people(page).getByRole('button', { name: 'Remove Paul Ellison (spouse)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Paul Ellison?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.getByText('This person has documents. Delete them first, or write to us.').waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await people(page).getByRole('button', { name: 'Remove Lily Elison (child)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Lily Elison was removed').waitFor();
  await page.getByText('Your own application', { exact: true }).waitFor();
  await people(page).getByText('2 of 3 used.').waitFor();
  await page.getByText('You removed a person and their application').waitFor();
});

test('a refusal of the server keeps what was entered', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'margaret@example.com', name: 'Margaret Ellison' });
  await people(page).waitFor();
  await faults.withoutWriting('visa_applications', async () => {
    await addPerson(page, 'Someone else', 'Ruth Ellison');
    await toast(page, 'This person was not added').waitFor();
    await people(page).getByText('What you entered is still here.').waitFor();
  });
  await expect.poll(() => people(page).getByLabel('Their full name').inputValue()).toBe('Ruth Ellison');
});

test('whose application was shown is forgotten at sign-out', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'margaret@example.com', name: 'Margaret Ellison' });
  await show(page, 'Paul Ellison (spouse)');
  await page.getByText('Application of Paul Ellison (spouse)', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText("You've been logged out of your account.").waitFor();
  expect(await page.evaluate(() => localStorage.getItem('rumo-application'))).toBeNull();
  await signIn(page, { email: 'margaret@example.com', name: 'Margaret Ellison' });
  await page.getByText('Your own application', { exact: true }).waitFor();
});
