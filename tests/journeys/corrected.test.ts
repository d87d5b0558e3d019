import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { adminSetupTexts } from '#features/accounts/texts/admin-setup.ts';
import { officeViewTexts } from '#features/lists/texts/office-views.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** What a form says of a field goes when the field is corrected, and not with the next press. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { snooze } = officeSupportTexts;

let ana: Page;
beforeAll(async () => {
  ana = await journey.aVisitor();
});

/** What is said in the field's own error, not in a message in front. */
const saidAt = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

async function goesWhenCorrected(page: Page, label: string, words: string, right: string) {
  await expect.poll(() => saidAt(page, label)).toContain(words);
  await page.getByLabel(label).fill(right);
  await expect.poll(() => saidAt(page, label)).not.toContain(words);
}

test('the key of the first admin', async () => {
  await signIn(ana, { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' });
  await ana.goto('/admin-setup');
  await ana.getByRole('button', { name: adminSetupTexts.submit }).click();
  const { key, errors } = adminSetupTexts;
  await goesWhenCorrected(ana, key.label, errors.emptyKey, 'a key');
});

test('the name of a view', async () => {
  await becomeFirstAdmin(ana, journey.setupKey);
  await ana.goto('/admin/applications?q=person');
  await ana.getByRole('button', { name: officeViewTexts.save }).click();
  await ana.getByRole('dialog').getByRole('button', { name: officeViewTexts.save }).click();
  await goesWhenCorrected(ana, officeViewTexts.name, officeViewTexts.noName, 'The ones');
});

test('the time at which a conversation comes back', async () => {
  await database.query(
    `insert into support_messages (user_id, subject, message) select id, 'Question', 'When?' from accounts limit 1`,
  );
  await ana.goto('/admin/support');
  await ana.getByRole('button', { name: officeSupportTexts.actions.more('Question') }).click();
  await ana.getByRole('menuitem', { name: snooze.action }).click();
  await ana.getByRole('button', { name: snooze.choose }).click();
  const later = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
  await goesWhenCorrected(ana, snooze.own, snooze.pick, later);
});
