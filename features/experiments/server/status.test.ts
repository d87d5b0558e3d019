import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { saveDraft } from '#features/pages/contract/drafts.ts';
import { getPage } from '#features/pages/contract/pages.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { finishExperiment, getExperiment } from '../contract/experiments.ts';

const { database, aPerson, aLandingPage, anExperiment, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

const hero = (title: string) => JSON.stringify({ sections: [{ type: 'hero', props: { title } }] });
const pageOf = (id: string | null | undefined) =>
  root
    .selectFrom('landing_pages')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();

async function aTest() {
  const pages = [
    await aLandingPage({ title: 'D7 visa guide', content: hero('Old') }),
    await aLandingPage({ title: 'D7, price first', content: hero('New'), primary_cta: 'Start' }),
  ];
  const experiment = await anExperiment({ status: 'active', pages });
  const [control, challenger] = experiment.variants;
  if (!control || !challenger) throw new Error('two variants');
  const finish = (winner_variant_id: string | null, version = 1, note?: string) =>
    call(ana, finishExperiment, {
      params: { id: experiment.id },
      body: { version, winner_variant_id, note },
    });
  return { experiment, control, challenger, finish };
}

test('the winner’s content stands at the control’s address, and the decision is kept', async () => {
  const { experiment, control, challenger, finish } = await aTest();
  const before = await pageOf(control.landing_page_id);
  const done = await finish(challenger.id, 1, ' Clear enough. ');
  expect(done).toMatchObject({
    status: 'completed',
    decision: { kind: 'winner', winner_variant_id: challenger.id, note: 'Clear enough.', by: 'Ana Ribeiro' },
    abilities: { start: false, resume: false, pause: false, finish: false, edit: false, delete: false },
  });
  expect(await pageOf(control.landing_page_id)).toMatchObject({
    slug: before.slug,
    title: 'D7 visa guide',
    content: JSON.parse(hero('New')),
    primary_cta: 'Start',
    is_active: true,
    status: 'active',
  });
  expect((await pageOf(challenger.landing_page_id)).content).toEqual(JSON.parse(hero('New')));
  const versions = await root
    .selectFrom('landing_page_versions')
    .select(['number', 'content', 'title', 'created_by'])
    .where('landing_page_id', '=', control.landing_page_id ?? '')
    .execute();
  expect(versions).toEqual([
    { number: 1, content: JSON.parse(hero('New')), title: 'D7 visa guide', created_by: ana.id },
  ]);
  const entry = await root
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'experiment.finished')
    .where('subject_id', '=', experiment.id)
    .executeTakeFirstOrThrow();
  expect(entry.details).toMatchObject({
    from: 'active',
    decision: 'winner',
    winner_variant_id: challenger.id,
    page_id: control.landing_page_id,
  });
});

test('who had the control’s page open in the editor does not write the older content over the winner’s', async () => {
  const { control, challenger, finish } = await aTest();
  const params = { id: control.landing_page_id ?? '' };
  const open = await call(ana, getPage, { params });
  await finish(challenger.id);
  const typed = call(ana, saveDraft, {
    params,
    body: { draft: { ...open.draft, title: 'Typed on' }, draft_version: open.draft_version },
  });
  expect(await refusalOf(typed)).toMatchObject({
    code: 'stale',
    details: { page: { draft: { content: { sections: [{ props: { title: 'New' } }] } } } },
  });
  expect((await pageOf(params.id)).draft).toBeNull();
});

test('the control is kept as it is', async () => {
  const { control, finish } = await aTest();
  const before = await pageOf(control.landing_page_id);
  expect(await finish(null)).toMatchObject({
    status: 'completed',
    decision: { kind: 'control', note: null },
  });
  expect(await pageOf(control.landing_page_id)).toEqual(before);
});

test('decided twice the same way it is decided once; another decision comes too late', async () => {
  const { experiment, challenger, finish } = await aTest();
  const outcomes = await Promise.allSettled([finish(challenger.id), finish(null), finish(null)]);
  const { experiment: now, timeline } = await call(ana, getExperiment, { params: { id: experiment.id } });
  const winners = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(winners).toBe(now.decision?.kind === 'winner' ? 1 : 2);
  expect(timeline.filter(({ to }) => to === 'completed')).toHaveLength(1);
  const other = now.decision?.kind === 'winner' ? null : challenger.id;
  expect((await refusalOf(finish(other))).code).toBe('stale');
  expect((await refusalOf(finish(other, now.version))).code).toBe('conflict');
});

test('a draft, a stranger’s variant and the control itself are no winners', async () => {
  const { experiment, control, finish } = await aTest();
  const stranger = await aTest();
  for (const id of [stranger.challenger.id, control.id, randomUUID()])
    expect((await refusalOf(finish(id))).code).toBe('invalid_input');
  expect((await call(ana, getExperiment, { params: { id: experiment.id } })).experiment.status).toBe(
    'active',
  );
  const draft = await anExperiment();
  const early = call(ana, finishExperiment, {
    params: { id: draft.id },
    body: { version: 1, winner_variant_id: null },
  });
  expect((await refusalOf(early)).code).toBe('conflict');
});
