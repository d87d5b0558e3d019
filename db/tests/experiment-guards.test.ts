import { sql, type UpdateObject } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';
import { aDatabase } from '#tests/support/database.ts';

/** The database's own guard of experiments: what the operations refuse in words is refused here too, past them. */
const { root, asAdmin, anExperiment, aLandingPage } = aDatabase();

type Columns = UpdateObject<DB, 'experiments'>;
const change = (id: string, to: Columns) =>
  asAdmin((tx) => tx.updateTable('experiments').set(to).where('id', '=', id).execute());
const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: '23001' });
const changePage = (id: string | null, set: UpdateObject<DB, 'landing_pages'>) =>
  root.updateTable('landing_pages').set(set).where('id', '=', id).execute();

let active: Awaited<ReturnType<typeof anExperiment>>;
beforeEach(async () => {
  active = await anExperiment({ status: 'active' });
});

test('while it is active its traffic, goal, weights, pages and variants stand fast', async () => {
  const [control] = active.variants;
  const other = await aLandingPage();
  const variants = (work: (tx: Tx) => Promise<unknown>) => refused(asAdmin(work));
  await refused(change(active.id, { traffic_percentage: 50 }));
  await refused(change(active.id, { goal_event: 'sign_up' }));
  for (const set of [{ traffic_weight: 40 }, { landing_page_id: other.id }, { variant_name: 'Other' }])
    await variants((tx) =>
      tx
        .updateTable('experiment_variants')
        .set(set)
        .where('id', '=', control?.id ?? '')
        .execute(),
    );
  await variants((tx) =>
    tx
      .insertInto('experiment_variants')
      .values({ experiment_id: active.id, variant_name: 'New', traffic_weight: 0, position: 2 })
      .execute(),
  );
  await variants((tx) =>
    tx
      .deleteFrom('experiment_variants')
      .where('id', '=', control?.id ?? '')
      .execute(),
  );
  await change(active.id, { name: 'Only the name' });
});

test('paused it can be changed only as long as nobody has drawn a variant', async () => {
  await change(active.id, { status: 'paused' });
  await change(active.id, { traffic_percentage: 50 });
  await root
    .insertInto('user_assignments')
    .values(anAssignment(active.id, active.variants[0]?.id ?? ''))
    .execute();
  await refused(change(active.id, { traffic_percentage: 60 }));
});

test('it begins as a draft, goes the known ways and ends with a decision, once', async () => {
  const draft = await anExperiment();
  const end = {
    status: 'completed',
    ended_at: new Date(),
    decision: 'control',
    decided_at: new Date(),
  } as const;
  await refused(change(draft.id, end));
  await refused(change(draft.id, { status: 'paused' }));
  await change(draft.id, { status: 'active' });
  await refused(change(draft.id, { status: 'draft' }));
  await refused(change(draft.id, { status: 'completed' }));
  await change(draft.id, end);
  for (const after of [{ status: 'active' as const }, { name: 'Other' }, { decision_note: 'Why' }])
    await refused(change(draft.id, after));
  await refused(root.insertInto('experiments').values({ name: 'New', status: 'active' }).execute());
});

test('only a draft can be deleted, with its variants', async () => {
  const remove = (id: string) => asAdmin((tx) => tx.deleteFrom('experiments').where('id', '=', id).execute());
  await refused(remove(active.id));
  const draft = await anExperiment();
  await remove(draft.id);
  const left = await root
    .selectFrom('experiment_variants')
    .where('experiment_id', '=', draft.id)
    .select('id')
    .execute();
  expect(left).toEqual([]);
});

test('whose account is gone takes their name from a completed one, and nothing else', async () => {
  const person = await root
    .insertInto('accounts')
    .values({ issuer: 'x', subject: 'x', email: 'x@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await anExperiment({ status: 'completed', created_by: person.id });
  await root.deleteFrom('accounts').where('id', '=', person.id).execute();
  const row = await root.selectFrom('experiments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ created_by: null, status: 'completed' });
});

test('it does not start with one variant, other weights than 100, a hidden page, or none', async () => {
  const hidden = await aLandingPage({ is_active: false });
  const draft = await aLandingPage({ status: 'draft' });
  const wrong = [
    await anExperiment({ pages: [await aLandingPage()] }),
    await anExperiment({ pages: [await aLandingPage(), hidden] }),
    await anExperiment({ pages: [await aLandingPage(), draft] }),
  ];
  const light = await anExperiment();
  await root
    .updateTable('experiment_variants')
    .set({ traffic_weight: 49 })
    .where('experiment_id', '=', light.id)
    .execute();
  const bare = await anExperiment();
  await root
    .updateTable('experiment_variants')
    .set({ landing_page_id: null })
    .where('id', '=', bare.variants[1]?.id ?? '')
    .execute();
  for (const { id } of [...wrong, light, bare]) await refused(change(id, { status: 'active' }));
});

test('of experiments on the same page that are started at once, one runs', async () => {
  const page = await aLandingPage();
  const rivals = [];
  for (let n = 0; n < 4; n++) rivals.push(await anExperiment({ pages: [page, await aLandingPage()] }));
  const outcomes = await Promise.allSettled(rivals.map(({ id }) => change(id, { status: 'active' })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the page of an active experiment stays, shown as it was; of a paused one it may go', async () => {
  const page = active.variants[1]?.landing_page_id ?? null;
  await refused(changePage(page, { is_active: false }));
  await refused(changePage(page, { status: 'inactive' }));
  await refused(changePage(page, { slug: 'elsewhere' }));
  await refused(changePage(page, { content: '{"sections": [{"type": "cta", "props": {}}]}' }));
  await refused(root.deleteFrom('landing_pages').where('id', '=', page).execute());
  await changePage(page, { updated_at: new Date() });
  await change(active.id, { status: 'paused' });
  await changePage(page, { is_active: false });
});

test('a page that is taken off while its experiment starts is either off or shown', async () => {
  for (let n = 0; n < 5; n++) {
    const { id, variants } = await anExperiment();
    const page = variants[1]?.landing_page_id ?? null;
    await Promise.allSettled([change(id, { status: 'active' }), changePage(page, { is_active: false })]);
    const { rows } = await sql<{ wrong: boolean }>`select e.status = 'active' and not p.is_active as wrong
      from experiments e, landing_pages p where e.id = ${id} and p.id = ${page}`.execute(root);
    expect(rows).toEqual([{ wrong: false }]);
  }
});

function anAssignment(experiment_id: string, variant_id: string) {
  return { experiment_id, variant_id, session_id: crypto.randomUUID(), visitor_id: crypto.randomUUID() };
}
