import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { applicationStatuses } from '#features/applications/rules/applications.ts';
import { verifyChain } from '#features/audit/server/verify-chain.ts';
import { checkContent } from '#features/documents/server/upload-body.ts';
import { readResults } from '#features/experiments/server/results.ts';
import { readEnv } from '#platform/server/env.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { aDatabase } from '#tests/support/database.ts';
import { seedDemoWorld } from '../worlds/demo.ts';

const { connections, root, asSystem } = aDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-demo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('an empty database becomes the demo world, once', async () => {
  const files = await openFiles(readEnv({ DATA_DIR: dataDir }));
  const now = new Date('2026-11-21T12:00:00Z');
  const made = await Promise.all([1, 2].map(() => seedDemoWorld(connections.superuser, files, now)));
  expect(made.sort()).toEqual([false, true]);

  const people = await root.selectFrom('accounts').select(['email', 'created_at']).execute();
  expect(people).toHaveLength(17);
  expect(people.map((person) => person.email)).toContain('michael.orourke@example.com');
  const statuses = await root.selectFrom('visa_applications').select('status').distinct().execute();
  expect(statuses.map((row) => row.status).sort()).toEqual([...applicationStatuses].sort());

  const documents = await root.selectFrom('documents').selectAll().execute();
  const opened = await root
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'document.opened_by_staff')
    .execute();
  expect(documents.length).toBeGreaterThan(40);
  for (const { file_path: key, file_size: size, file_name, wrapped_key } of documents) {
    const stored = await files.open({ key, size, wrappedKey: wrapped_key ?? Buffer.alloc(0) });
    // What the upload screen would refuse has no place here either.
    expect(await buffer(checkContent(stored, file_name)), file_name).toHaveLength(size);
  }
  const unopened = documents.filter(
    ({ id, review_status }) =>
      review_status !== 'waiting' && !opened.some(({ subject_id }) => subject_id === id),
  );
  expect(unopened.map(({ file_name }) => file_name)).toEqual([]);
  const reviews = await root.selectFrom('documents').select('review_status').distinct().execute();
  expect(reviews.map((row) => row.review_status).sort()).toEqual([
    'accepted',
    'in_review',
    'returned',
    'waiting',
  ]);
  const plans = await root
    .selectFrom('subscriptions as plan')
    .innerJoin('payments as payment', 'payment.user_id', 'plan.user_id')
    .innerJoin('billing_customers as customer', 'customer.user_id', 'plan.user_id')
    .innerJoin('billing_provider_state as kept', 'kept.id', 'plan.provider_subscription_id')
    .select(['plan.subscription_plan', 'payment.plan', 'kept.customer', 'customer.customer_id'])
    .execute();
  expect(plans.length).toBeGreaterThan(5);
  expect(plans.every((row) => row.plan === row.subscription_plan && row.customer === row.customer_id)).toBe(
    true,
  );
  expect(await asSystem((tx) => verifyChain(tx))).toMatchObject({ faults: [] });
  const entries = await root.selectFrom('audit_log').select(['id', 'occurred_at']).orderBy('id').execute();
  expect(
    entries.every((entry, at) => entry.occurred_at >= (entries[at - 1]?.occurred_at ?? new Date(0))),
  ).toBe(true);
  expect(entries.at(-1)?.occurred_at.getTime()).toBeLessThanOrEqual(now.getTime());
});

test('of its experiments one was won, by what its own rows say; its words stand at the control’s address', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const experiments = await root.selectFrom('experiments').select(['id', 'status']).execute();
  const results = await asSystem((tx) => Promise.all(experiments.map(({ id }) => readResults(tx, id, now))));
  const kinds = results.map(({ experiment, judgement }) => `${experiment.status}: ${judgement.verdict.kind}`);
  expect(kinds.sort()).toEqual([
    'active: no_difference_yet',
    'active: not_enough_data',
    'completed: winner',
    'paused: split_wrong',
  ]);
  const won = results.find(({ experiment }) => experiment.status === 'completed');
  const { verdict } = won?.judgement ?? {};
  expect(verdict?.kind === 'winner' && verdict.variant).toBe(won?.experiment.decision?.winner_variant_id);
  const pages = won?.experiment.variants.map(({ landing_page }) => landing_page?.id ?? '') ?? [];
  const shown = await root.selectFrom('landing_pages').select('content').where('id', 'in', pages).execute();
  expect(shown[0]?.content).toEqual(shown[1]?.content);
});
