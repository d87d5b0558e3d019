import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { World } from '#db/tests/matrix/shapes.ts';
import { aWorld } from '#db/tests/matrix/world.ts';
import { aDatabase } from '#tests/support/database.ts';
import { copiedTables } from './copied-tables.ts';
import { type AccountArchive, readAccountArchive } from './read-account-archive.ts';

const { root, asApplicant } = aDatabase();
let world: World;
beforeAll(async () => {
  world = await aWorld(root);
});
const copyOf = (person: { id: string }) =>
  asApplicant(person, (tx) => readAccountArchive(tx, person.id, new Date()));

/** Tables that stay out of a copy, each with the reason. A new table stands here or in `copiedTables`. */
const leftOut: Record<string, string> = {
  visa_applications: 'as applicants may see them, by readOwnApplications',
  application_steps: 'with them',
  application_notes: 'staff to staff; on request (decision 0078)',
  support_notes: 'staff to staff; on request (decision 0078)',
  support_status_changes: 'when a status changed, for figures; the entries of the log say it',
  staff_presences: 'who of the staff looks at what, for a minute',
  staff_notices: 'what came for a member of staff; ids alone, kept for 90 days',
  muted_notices: 'which of it raises no number for them',
  office_views: 'how staff set up their lists',
  assistant_attachments: 'sealed text that lives for an hour',
  billing_events: 'what the provider told us; what came of it is in subscriptions and payments',
  billing_erasures: 'written when the account is gone',
  billing_provider_state: "the built-in provider's own book",
  identity_provider_state: "the built-in provider's own book",
  refresh_tokens: 'digests that open a session',
  sign_in_flows: 'a sign-in under way, with digests',
  installation: 'an id of the installation',
  admin_setup: 'the setup key, and who claimed it',
  rate_limits: 'scrambled counters of minutes',
  audit_chain: 'hashes over the log',
  audit_checks: 'of the firm',
  canned_replies: 'of the firm',
  facts: 'of the firm',
  fact_versions: 'of the firm',
  experiments: 'of the firm',
  experiment_variants: 'of the firm',
  experiment_changes: 'of the firm',
  experiment_rollups: 'figures without people',
  landing_pages: 'of the firm',
  landing_page_versions: 'of the firm',
  list_counts: 'figures without people',
  performance_metrics: 'figures without people',
  conversion_returns: 'figures without people',
  conversion_rollups: 'figures without people',
  visit_returns: 'figures without people',
  visit_rollups: 'figures without people',
  signing_keys: 'of the firm',
  system_settings: 'of the firm',
};

/** Columns of copied tables that stay out, each with the reason. */
const leftOutColumns: Record<string, string> = {
  'account_erasures.account_id': 'the person',
  'account_erasures.begun_at': 'from then on nobody is signed in',
  'account_erasures.erased_at': 'written when the account is gone',
  'accounts.deactivated_at': 'nobody whose account is off gets here',
  'accounts.search_text': 'name and address once more',
  'application_guide_items.completed_by': 'the person, always',
  'assistant_messages.answering_since': 'how an answer is made',
  'assistant_messages.client_key': 'a number against doubles',
  'assistant_messages.number': 'the order, which created_at gives',
  'assistant_usage.asker': 'a scrambled form of the account number',
  'assistant_usage.scope': 'always the person',
  'audit_log.actor_id': 'names staff, whom the policy does not name',
  'audit_log.owner_id': 'the person',
  'audit_log.request_id': 'a number for our logs',
  'billing_customers.change_id': 'while a change runs',
  'billing_customers.change_until': 'while a change runs',
  'billing_customers.change_wish': 'while a change runs',
  'billing_customers.checked_at': 'how the provider is asked',
  'billing_customers.drawn': 'how the provider is asked',
  'billing_customers.written': 'how the provider is asked',
  'calendar_addresses.id': 'a number against doubles',
  'calendar_addresses.secret_hash': 'a digest of what opens the calendar',
  'checkouts.language': 'of the page of the provider',
  'checkouts.payment_intent': 'stands with the payment',
  'checkouts.provider': 'stands in billing_customers',
  'checkouts.session_id': 'opens a page of the provider',
  'checkouts.url': 'opens a page of the provider',
  'checkouts.visitor_id': 'stands with the visits',
  'document_reviews.id': 'a number of ours',
  'document_reviews.reviewed_by': 'names staff',
  'document_reviews.version': 'how two of the staff are kept apart',
  'document_reviews.waited_since': 'for the figures of the queue',
  'documents.bytes_missing_since': 'the page names what is missing',
  'documents.check_due_at': 'when a job looks at it next',
  'documents.check_tries': 'how often a job looked at it',
  'documents.file_path': 'where the bytes lie',
  'documents.review_priority': 'the order of the queue',
  'documents.review_version': 'how two of the staff are kept apart',
  'documents.step_id': 'the stage, which the category says',
  'documents.waiting_since': 'the moment it arrived, or of the last word about it',
  'documents.wrapped_key': 'opens the bytes',
  'papers_set_aside.set_aside_by': 'the person, always',
  'outbox_mails.attempts': 'how it was sent',
  'outbox_mails.claimed_until': 'how it was sent',
  'outbox_mails.dedupe_key': 'a number against doubles',
  'outbox_mails.delivered_by': 'how it was sent',
  'outbox_mails.html_body': 'the same text once more',
  'outbox_mails.last_error': 'how it was sent',
  'outbox_mails.parameters': 'ids that its text was made of',
  'outbox_mails.search_text': 'the subject once more',
  'outbox_mails.status': 'sent, or it is not there',
  'payments.charge_id': 'of the provider; payment_intent names the payment',
  'payments.provider': 'stands in billing_customers',
  'refund_requests.client_key': 'a number against doubles',
  'refund_requests.decided_by': 'names staff',
  'sessions.cookie_hash': 'a digest of what opens the session',
  'staff_mails.author_id': 'names staff',
  'staff_mails.client_key': 'a number against doubles',
  'subscriptions.is_live': 'follows from the rest',
  'subscriptions.price_id': 'of the provider',
  'subscriptions.provider': 'stands in billing_customers',
  'subscriptions.provider_customer_id': 'stands in billing_customers',
  'subscriptions.provider_subscription_id': 'of the provider',
  'subscriptions.started_at': 'for figures; the first payment says it',
  'support_messages.assigned_to': 'names staff',
  'support_messages.client_key': 'a number against doubles',
  'support_messages.merge_before': 'how a merge is taken back',
  'support_messages.search_text': 'the words once more',
  'support_messages.words': 'the words once more, one by one',
  'support_messages.snoozed_until': 'how staff order their day',
  'support_messages.waiting_since': 'the clock of our promise',
  'support_replies.author_id': 'names staff',
  'support_replies.client_key': 'a number against doubles',
  'user_roles.granted_at': 'stands in the log',
  'user_roles.granted_by': 'names staff',
};

test('every column of the database is copied, or left out for a reason', async () => {
  const columns = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`.execute(root);
  const copied: Record<string, readonly string[] | undefined> = copiedTables;
  const undecided = columns.rows
    .filter(({ table }) => !(table in leftOut))
    .filter(({ table, column }) => !copied[table]?.includes(column) && column !== 'user_id')
    .map(({ table, column }) => `${table}.${column}`);
  expect(undecided.toSorted()).toEqual(Object.keys(leftOutColumns).toSorted());
  const tables = new Set(columns.rows.map(({ table }) => table));
  expect([...Object.keys(copied), ...Object.keys(leftOut)].toSorted()).toEqual([...tables].toSorted());
});

const ids = (archive: AccountArchive) => JSON.stringify([archive.rows, archive.applications]);

test('a copy has rows of every table, and nothing of anybody else', async () => {
  await root
    .updateTable('outbox_mails')
    .set({
      status: 'sent',
      sent_at: new Date(),
      delivered_by: 'outbox',
      subject: 'Hello',
      text_body: 'Hello.',
      html_body: 'Hello.',
    })
    .execute();
  for (const [own, other] of [
    [world.alice, world.bob],
    [world.bob, world.alice],
  ] as const) {
    const archive = await copyOf(own);
    const empty = Object.entries(archive.rows).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([table]) => table)).toEqual([]);
    expect(archive.applications).toHaveLength(1);
    expect(ids(archive)).toContain(own.application);
    for (const id of [other.id, other.application, other.document, other.message, other.conversation])
      expect(ids(archive)).not.toContain(id);
  }
});

test('nobody of the staff is named in it, nor what they write among themselves', async () => {
  const { alice, moderator, admin } = world;
  await root
    .insertInto('audit_log')
    .values({
      action: 'application.assigned',
      subject_type: 'application',
      subject_id: alice.application,
      owner_id: alice.id,
      details: JSON.stringify({ from: null, to: moderator.id }),
    })
    .execute();
  const archive = await copyOf(alice);
  expect(archive.rows.audit_log.map(({ action }) => action)).toContain('application.assigned');
  for (const secret of [moderator.id, admin.id, 'Paid late.', 'Wrote before.'])
    expect(ids(archive)).not.toContain(secret);
});

test('a decision that can still be taken back is not in it', async () => {
  const { bob } = world;
  await root
    .updateTable('visa_applications')
    .set({
      status: 'rejected',
      status_reason: 'Income too low',
      held_status: 'started',
      held_until: new Date(Date.now() + 20_000),
    })
    .where('id', '=', bob.application)
    .execute();
  await root
    .insertInto('audit_log')
    .values({
      action: 'application.decided',
      subject_type: 'application',
      subject_id: bob.application,
      owner_id: bob.id,
      details: JSON.stringify({ from: 'started', status: 'rejected' }),
    })
    .execute();
  await root
    .insertInto('outbox_mails')
    .values({ user_id: bob.id, template: 'decision', subject: 'There is news about your application' })
    .execute();
  const archive = await copyOf(bob);
  expect(archive.applications[0]?.status).toBe('started');
  expect(ids(archive)).not.toMatch(/rejected|Income too low|There is news/);
});
