import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeBatchTexts } from '#features/applications/texts/office-batches.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { narrowFaults } from '#tests/support/narrow-faults.ts';

/** The office's lists, and what one works in beside them, in a window of 320 px, and on a phone with text of 200 %, with names and words as long as people's are. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);

const { bulk } = officeSupportTexts;
const long = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const everything = `
  with person as (
    insert into accounts (issuer, subject, email, display_name)
    values ('https://example.com', 'long', 'maximiliana.wolfeschlegelsteinhausenbergerdorff@extraordinarily-long.example.com', '${long}'),
      ('https://example.com', 'short', 'bo@example.com', 'Bo Li')
    returning id, subject),
  plan as (
    insert into subscriptions (user_id, provider, subscription_plan, subscription_status)
    select id, 'built_in', 'premium', 'active' from person),
  application as (
    insert into visa_applications (user_id, status) select id, 'under_review' from person returning id, user_id),
  paper as (
    insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
      sha256, wrapped_key, uploaded_at, waiting_since, check_status, check_due_at)
    select id, user_id, category, 'Wolfeschlegelsteinhausenbergerdorff pension statement of last year.pdf',
      'application/pdf', 2048, 'uploaded', sha256((id || category)::bytea), sha256(id::text::bytea), now(),
      now() - interval '3 days', checked, now() + interval '1 day'
    from application, (values ('proof-income', 'passed'), ('birth-certificate', 'waiting')) as sort (category, checked)),
  mail as (
    insert into outbox_mails (user_id, template, status, last_error)
    select id, 'support-reply', 'failed', 'EENVELOPE' from person)
  insert into support_messages (user_id, subject, message, priority, created_at)
  select id, 'Wolfeschlegelsteinhausenbergerdorffish question about apostilles', 'Where do I go with it?', 'high',
    now() - interval '26 hours' from person`;

let office: Page;
beforeAll(async () => {
  await database.query(everything);
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

describe('everything is seen whole and can be pressed, and the page does not scroll sideways:', () => {
  test.each([
    ['users', '/admin/users', () => office.getByRole('link', { name: /^Maximiliana/ })],
    ['applications', '/admin/applications', () => office.getByRole('link', { name: /^Maximiliana/ })],
    ['support', '/admin/support', () => office.getByRole('link', { name: /^Wolfeschlegel/ })],
    [
      'the documents to review',
      '/admin/review',
      () => office.getByRole('link', { name: /^Proof of income/ }),
    ],
    ['the outbox', '/admin/outbox', () => office.getByRole('row').filter({ hasText: 'Bo Li' })],
    ['facts', '/admin/facts', () => office.getByRole('link', { name: /^Apostille sealed/ })],
    ['the audit log', '/admin/audit', () => office.getByRole('main').getByText('Ana Ribeiro signed in')],
    ['the overview', '/admin', () => office.getByRole('listitem').filter({ hasText: long })],
    ['the reports', '/admin/workload', () => office.getByRole('row').filter({ hasText: 'Gather Documents' })],
    ['settings', '/admin/settings', () => office.getByLabel('Site Name')],
  ])('%s', async (_page, path, content) => {
    await office.goto(path);
    await content().first().waitFor();
    expect(await narrowFaults(office)).toEqual([]);
  });

  test('a case', async () => {
    await office.goto('/admin/applications');
    await office.getByRole('link', { name: /^Maximiliana/ }).click();
    await office.getByRole('heading', { name: 'Guide: 0 of 6 steps' }).waitFor();
    await office.getByText(officeReviewTexts.checks.checking).waitFor();
    expect(await narrowFaults(office)).toEqual([]);
  });

  test('a conversation', async () => {
    await office.goto('/admin/support');
    await office
      .getByRole('link', { name: /^Wolfeschlegel/ })
      .first()
      .click();
    await office.getByRole('textbox', { name: 'Your reply' }).waitFor();
    expect(await narrowFaults(office)).toEqual([]);
  });

  test.each([
    ['applications', '/admin/applications', officeBatchTexts.selectAll, officeBatchTexts.selection],
    ['support', '/admin/support', bulk.selectAll, bulk.bar],
  ])('%s, all of them selected', async (_list, path, all, region) => {
    await office.goto(path);
    await office.getByRole('checkbox', { name: all }).check();
    await office.getByRole('region', { name: region }).waitFor();
    expect(await narrowFaults(office)).toEqual([]);
  });
});
