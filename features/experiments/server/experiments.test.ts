import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import * as contracts from '../contract/experiments.ts';

const { database, aPerson, aLandingPage, anExperiment, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

const half = (variant_name: string, landing_page_id: string | null = null) => ({
  variant_name,
  traffic_weight: 50,
  landing_page_id,
});
const aForm = (name = 'Price first') => ({ name, variants: [half('Control'), half('Variant A')] });
const create = (body: object = aForm(), client_key: string = randomUUID()) =>
  call(ana, contracts.createExperiment, { body: { ...aForm(), ...body, client_key } });
const save = (id: string, body: object, version: number) =>
  call(ana, contracts.saveExperiment, { params: { id }, body: { ...aForm(), ...body, version } });
const move = (id: string, status: 'active' | 'paused', version: number) =>
  call(ana, contracts.setExperimentStatus, { params: { id }, body: { status, version } });
const get = (id: string) => call(ana, contracts.getExperiment, { params: { id } });
const logOf = (id: string) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'details', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

test('an admin makes one with its variants; the newest stands first in the list', async () => {
  const page = await aLandingPage({ title: 'D7 visa guide' });
  const made = await create({
    name: ' Price first ',
    description: '',
    variants: [half('Control', page.id), half('Variant A')],
  });
  expect(made).toMatchObject({
    name: 'Price first',
    description: null,
    traffic_percentage: 100,
    goal_event: 'cta_click',
    status: 'draft',
    locked: null,
    variants: [
      { variant_name: 'Control', position: 0, landing_page: { title: 'D7 visa guide', is_public: true } },
      { variant_name: 'Variant A', position: 1, landing_page: null },
    ],
  });
  const { experiments } = await call(ana, contracts.listExperiments, {});
  expect(experiments[0]).toEqual(made);
  expect(await logOf(made.id)).toMatchObject([
    { action: 'experiment.created', actor_id: ana.id, details: { variants: 2, from: null } },
  ]);
});

test('pressed twice, also at once, it is made once', async () => {
  const key = randomUUID();
  const all = await Promise.all([create({}, key), create({}, key), create({}, key)]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(all[0]?.variants).toHaveLength(2);
});

test('weights that do not add up are refused in the specified words, and nothing is half made', async () => {
  const before = await root.selectFrom('experiments').select('id').execute();
  const light = [half('Control'), { ...half('Variant A'), traffic_weight: 45 }];
  expect(await refusalOf(create({ variants: light }))).toMatchObject({
    code: 'invalid_input',
    message: 'Variant weights must add up to 100%',
    fields: { variants: 'weights' },
  });
  const faults: [object, Record<string, string>][] = [
    [{ name: '  ' }, { name: 'missing' }],
    [{ traffic_percentage: 0 }, { traffic_percentage: 'not_a_share' }],
    [{ variants: [half('Control'), half(' control ')] }, { 'variants.1.variant_name': 'taken' }],
    [{ variants: [{ ...half('Control'), traffic_weight: 100 }] }, { variants: 'too_few' }],
    [
      {
        variants: [
          { ...half('Control'), traffic_weight: 150 },
          { ...half('B'), traffic_weight: -50 },
        ],
      },
      { 'variants.0.traffic_weight': 'not_a_weight', 'variants.1.traffic_weight': 'not_a_weight' },
    ],
    [{ variants: [half('Control', randomUUID()), half('B')] }, { 'variants.0.landing_page_id': 'missing' }],
  ];
  for (const [body, fields] of faults) expect((await refusalOf(create(body))).fields).toEqual(fields);
  expect(await root.selectFrom('experiments').select('id').execute()).toEqual(before);
});

test('a sender cannot set what is the server’s: keys that nobody asked for are refused', async () => {
  for (const extra of [{ status: 'active' }, { created_by: ana.id }, { winner_variant_id: randomUUID() }])
    await expect(create(extra)).rejects.toThrow(/unrecognized/i);
});

test('a draft is changed by whoever saw it last; the other one is told what stands there', async () => {
  const made = await create();
  const saved = await save(made.id, { name: 'First' }, made.version);
  expect(saved).toMatchObject({ name: 'First', version: made.version + 1 });
  expect(await refusalOf(save(made.id, { name: 'Second' }, made.version))).toMatchObject({
    code: 'stale',
    details: { experiment: { name: 'First' } },
  });
  // The same again changes nothing, whatever version it was.
  expect(await save(made.id, { name: 'First' }, made.version)).toEqual(saved);
  const variants = [half('Variant A'), half('Control')];
  const swapped = await save(made.id, { name: 'First', variants }, saved.version);
  expect(swapped.variants.map(({ variant_name }) => variant_name)).toEqual(['Variant A', 'Control']);
  expect((await logOf(made.id)).map(({ details }) => details)).toMatchObject([
    {},
    { fields: ['name'] },
    { fields: ['variants'] },
  ]);
});

test('what runs, ran or has been seen is not changed; a copy of it is a draft', async () => {
  const active = await anExperiment({ status: 'active' });
  const seen = await anExperiment({ status: 'paused' });
  const paused = await anExperiment({ status: 'paused' });
  const done = await anExperiment({ status: 'completed' });
  const [control] = seen.variants;
  await root
    .insertInto('user_assignments')
    .values({
      experiment_id: seen.id,
      variant_id: control?.id ?? '',
      visitor_id: randomUUID(),
      session_id: randomUUID(),
    })
    .execute();
  for (const { id, version } of [active, seen, done])
    expect((await refusalOf(save(id, { name: 'Other' }, version))).code).toBe('conflict');
  expect(await save(paused.id, { name: 'Other' }, paused.version)).toMatchObject({ name: 'Other' });

  const client_key = randomUUID();
  const copies = await Promise.all(
    [1, 2].map(() =>
      call(ana, contracts.duplicateExperiment, { params: { id: active.id }, body: { client_key } }),
    ),
  );
  expect(copies[0]).toEqual(copies[1]);
  expect(copies[0]).toMatchObject({ name: `${active.name} (Copy)`, status: 'draft' });
  const pagesOf = (of: contracts.Experiment) => of.variants.map(({ landing_page }) => landing_page?.id);
  expect(pagesOf(copies[0] as contracts.Experiment)).toEqual(
    active.variants.map(({ landing_page_id }) => landing_page_id),
  );
});

test('it starts, pauses and goes on, each in the timeline and the log', async () => {
  const { id } = await anExperiment();
  expect((await get(id)).checks.map(({ check, state }) => [check, state])).toEqual([
    ['variants', 'ok'],
    ['weights', 'ok'],
    ['pages', 'ok'],
    ['differ', 'ok'],
    ['free', 'ok'],
    ['tracking', 'warning'],
  ]);
  const started = await move(id, 'active', 1);
  expect(started).toMatchObject({ status: 'active', version: 2, locked: 'active' });
  // Pressed twice, and by somebody who saw an older state.
  expect(await move(id, 'active', 1)).toEqual(started);
  expect((await refusalOf(move(id, 'paused', 1))).code).toBe('stale');
  await move(id, 'paused', 2);
  const { started_at } = await move(id, 'active', 3);
  expect(started_at).toBe(started.started_at);
  expect((await get(id)).timeline.map(({ from, to, by }) => [from, to, by])).toEqual([
    ['paused', 'active', 'Ana Ribeiro'],
    ['active', 'paused', 'Ana Ribeiro'],
    ['draft', 'active', 'Ana Ribeiro'],
  ]);
  expect((await logOf(id)).map(({ details }) => details)).toEqual([
    { from: 'draft', to: 'active', version: 2 },
    { from: 'active', to: 'paused', version: 3 },
    { from: 'paused', to: 'active', version: 4 },
  ]);
});

test('what stands in the way of a start is said, and nothing moves', async () => {
  const page = await aLandingPage();
  const running = await anExperiment({
    name: 'Headline',
    status: 'active',
    pages: [page, await aLandingPage()],
  });
  const hidden = await aLandingPage({ is_active: false });
  const { id } = await anExperiment({ pages: [page, hidden, hidden, await aLandingPage()] });
  const refusal = await refusalOf(move(id, 'active', 1));
  expect(refusal.code).toBe('conflict');
  expect(refusal.details).toMatchObject({
    checks: [
      { check: 'variants', state: 'ok' },
      { check: 'weights', state: 'ok' },
      { check: 'pages', state: 'failed', names: ['Variant A', 'Variant B'] },
      { check: 'differ', state: 'failed', names: ['Variant B'] },
      { check: 'free', state: 'failed', names: ['Headline'] },
      { check: 'tracking', state: 'warning' },
    ],
  });
  expect(refusal.message).toContain('“Headline”');
  expect((await get(id)).experiment).toMatchObject({ status: 'draft', version: 1 });
  await move(running.id, 'paused', 1);
  expect((await get(id)).checks.find(({ check }) => check === 'free')).toMatchObject({ state: 'ok' });
});

test('a visit that was counted a moment ago takes the warning away', async () => {
  const { id, variants } = await anExperiment();
  const view = {
    visitor_id: randomUUID(),
    session_id: randomUUID(),
    landing_page_id: variants[1]?.landing_page_id,
  };
  await root.insertInto('page_views').values(view).execute();
  expect((await get(id)).checks.at(-1)).toEqual({ check: 'tracking', state: 'ok', names: [] });
});

test('of two that share a page and are started at once one runs, and the other is told its name', async () => {
  const page = await aLandingPage();
  const one = await anExperiment({ name: 'One', pages: [page, await aLandingPage()] });
  const two = await anExperiment({ name: 'Two', pages: [page, await aLandingPage()] });
  const outcomes = await Promise.allSettled([move(one.id, 'active', 1), move(two.id, 'active', 1)]);
  const lost = outcomes.findIndex(({ status }) => status === 'rejected');
  const { reason } = outcomes[lost] as PromiseRejectedResult;
  expect(reason).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(lost === 0 ? '“Two”' : '“One”'),
  });
  const statuses = [(await get(one.id)).experiment.status, (await get(two.id)).experiment.status];
  expect(statuses.toSorted()).toEqual(['active', 'draft']);
});

test('only drafts are deleted, once', async () => {
  const draft = await create();
  const remove = (id: string) => call(ana, contracts.deleteExperiment, { params: { id } });
  await remove(draft.id);
  expect((await refusalOf(remove(draft.id))).code).toBe('not_found');
  const paused = await anExperiment({ status: 'paused' });
  expect((await refusalOf(remove(paused.id))).code).toBe('conflict');
  expect((await get(paused.id)).experiment.status).toBe('paused');
});

test('pages to choose from are those that the public sees, by title', async () => {
  await aLandingPage({ title: 'AAA', is_active: false });
  const first = await aLandingPage({ title: 'AAB' });
  const { pages } = await call(ana, contracts.listExperimentPages, {});
  expect(pages[0]).toEqual({ id: first.id, slug: first.slug, title: 'AAB' });
  expect(pages.map(({ title }) => title)).toEqual(pages.map(({ title }) => title).toSorted());
});
