import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeBatchTexts } from '#domain/texts/office-batches.ts';
import { officeSupportTexts } from '#domain/texts/office-support.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { narrowFaults } from '#tests/support/narrow-faults.ts';

/** The office's lists in a window of 320 px, and on a phone with text of 200 %, with names and words as long as people's are. */
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
      sha256, wrapped_key, uploaded_at, waiting_since)
    select id, user_id, 'proof-income', 'Wolfeschlegelsteinhausenbergerdorff pension statement of last year.pdf',
      'application/pdf', 2048, 'uploaded', sha256(id::text::bytea), sha256(id::text::bytea), now(), now() - interval '3 days'
    from application),
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
    ['users', '/admin/users', /^Maximiliana/],
    ['applications', '/admin/applications', /^Maximiliana/],
    ['support', '/admin/support', /^Wolfeschlegel/],
    ['the documents to review', '/admin/review', /^Proof of income/],
    ['the outbox', '/admin/outbox', undefined],
    ['facts', '/admin/facts', /^Apostille sealed/],
    ['the audit log', '/admin/audit', undefined],
  ])('%s', async (_list, path, link) => {
    await office.goto(path);
    if (link) await office.getByRole('link', { name: link }).first().waitFor();
    else await office.getByRole('main').getByRole('row').or(office.getByRole('listitem')).nth(1).waitFor();
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
