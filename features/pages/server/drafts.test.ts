import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { anExperimentOn, formOf, saved, setExperiment } from '#tests/support/landing-pages.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPageForm } from '#tests/support/request-bodies.ts';
import {
  cancelSchedule,
  discardDraft,
  getVersion,
  listVersions,
  publishPage,
  restoreVersion,
  saveDraft,
  schedulePublish,
} from '../contract/drafts.ts';
import { createPage, deletePage, getPage, type OfficePage, updatePage } from '../contract/pages.ts';
import { emptySection } from '../rules/page-content.ts';
import { publishScheduled } from './schedule-publish.ts';

const { database, aPerson, root } = aDatabase({ poolSize: 8 });
let now = new Date('2027-03-16T10:00:00Z');
const clock = () => now;
const call = callsOf(database, { clock });

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

const aPage = () => call(ana, createPage, { body: aPageForm() });
const read = ({ id }: OfficePage) => call(ana, getPage, { params: { id } });
/** A page with a draft that is called `title`. */
async function aDrafted(title = 'New title'): Promise<OfficePage> {
  const page = await aPage();
  await saved(call, ana, page, { title });
  return read(page);
}
const publish = (page: OfficePage, body: { show?: boolean; despite_errors?: boolean } = {}) =>
  call(ana, publishPage, {
    params: { id: page.id },
    body: { draft_version: page.draft_version, show: false, despite_errors: false, ...body },
  });
const schedule = (page: OfficePage, publish_at: string, show = false) =>
  call(ana, schedulePublish, {
    params: { id: page.id },
    body: { publish_at, draft_version: page.draft_version, show, despite_errors: false },
  });
const job = ({ id }: OfficePage) =>
  publishScheduled({ landing_page_id: id }, { database, clock } as Parameters<typeof publishScheduled>[1]);
const recorded = async ({ id }: OfficePage, action: string) =>
  root
    .selectFrom('audit_log')
    .select(['details', 'actor_id'])
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .execute();

describe('a draft', () => {
  test('is kept apart from what the public sees, also half typed; sent again it changes nothing', async () => {
    const page = await aPage();
    const half = { slug: 'Not yet a slug', title: '', content: { sections: [emptySection('cta')] } };
    const first = await saved(call, ana, page, half);
    expect(first).toMatchObject({ draft_version: 1, has_draft: true });
    expect(await saved(call, ana, page, half)).toEqual(first);
    expect(await read(page)).toMatchObject({ live: page.live, draft: half, version: 1 });
  });

  test('of two editors the second is told, with what the first one wrote; nothing of it is lost', async () => {
    const page = await aPage();
    await saved(call, ana, page, { title: 'First editor' });
    expect(await refusalOf(saved(call, ana, page, { title: 'Second editor' }))).toMatchObject({
      code: 'stale',
      details: { page: { draft: { title: 'First editor' }, draft_version: 1 } },
    });
    expect((await read(page)).draft.title).toBe('First editor');
  });

  test('that says what is live is none', async () => {
    const page = await aDrafted();
    expect(await saved(call, ana, page, page.live)).toMatchObject({ has_draft: false });
    expect(await read(page)).toMatchObject({ has_draft: false, draft_saved_at: null });
  });

  test('is given up with the time that was set for it', async () => {
    const page = await aDrafted();
    await schedule(page, '2027-03-17T10:00:00Z');
    const after = await call(ana, discardDraft, {
      params: { id: page.id },
      body: { draft_version: page.draft_version },
    });
    expect(after).toMatchObject({ has_draft: false, publish_at: null, draft: page.live });
  });
});

describe('publishing', () => {
  test('makes the draft what the public sees, as a version of its own, and can show the page at once', async () => {
    const page = await aDrafted(' New  title ');
    const published = await publish(page, { show: true });
    expect(published).toMatchObject({
      title: 'New  title',
      live: { title: 'New  title' },
      has_draft: false,
      hidden_because: [],
      versions_count: 2,
      published_at: now.toISOString(),
    });
    expect(await recorded(page, 'landing_page.published')).toMatchObject([
      { actor_id: ana.id, details: { number: 2, visible: true, errors: 0 } },
    ]);
  });

  test('in 20 rounds of three who press at once it is published once', async () => {
    for (let round = 0; round < 20; round++) {
      const page = await aDrafted(`Round ${round}`);
      const outcomes = await Promise.all([publish(page), publish(page), publish(page)]);
      for (const { live } of outcomes) expect(live.title).toBe(`Round ${round}`);
      expect(outcomes.at(-1)).toMatchObject({ versions_count: 2, version: 2 });
      expect(await recorded(page, 'landing_page.published')).toHaveLength(1);
    }
  });

  test('what somebody gave up meanwhile is not published, and the second press says so', async () => {
    const page = await aDrafted();
    await call(ana, discardDraft, { params: { id: page.id }, body: { draft_version: page.draft_version } });
    expect((await refusalOf(publish(page))).code).toBe('stale');
  });

  test('against a deletion at the same moment: one of both, never half', async () => {
    for (let round = 0; round < 10; round++) {
      const page = await aDrafted();
      const [published, deleted] = await Promise.allSettled([
        publish(page),
        call(ana, deletePage, { params: { id: page.id } }),
      ]);
      expect(deleted.status).toBe('fulfilled');
      if (published.status === 'rejected') expect(published.reason).toMatchObject({ code: 'not_found' });
      const versions = root.selectFrom('landing_page_versions').select('id');
      expect(await versions.where('landing_page_id', '=', page.id).execute()).toEqual([]);
    }
  });

  test('a slug that is taken or badly written is refused at its field', async () => {
    const other = await aPage();
    for (const slug of [other.slug, 'Not a slug', '']) {
      const page = await aPage();
      await saved(call, ana, page, { slug });
      expect(await refusalOf(publish(await read(page)))).toMatchObject({
        code: 'invalid_input',
        fields: { slug: expect.any(String) },
      });
    }
  });

  test('errors are asked about, warnings are counted', async () => {
    const page = await aPage();
    const content = { sections: [emptySection('hero'), ...page.draft.content.sections.slice(1)] };
    await saved(call, ana, page, { content });
    const drafted = await read(page);
    expect(await refusalOf(publish(drafted))).toMatchObject({ code: 'conflict', details: { errors: 1 } });
    expect(await publish(drafted, { despite_errors: true })).toMatchObject({ has_draft: false });
    expect(await recorded(page, 'landing_page.published')).toMatchObject([{ details: { errors: 1 } }]);
  });

  test('not in a running experiment', async () => {
    const page = await aDrafted();
    await anExperimentOn(root, page.id, { name: 'Headline', status: 'active' });
    for (const attempt of [() => publish(page), () => schedule(page, '2027-03-17T10:00:00Z')])
      expect(await refusalOf(attempt())).toMatchObject({
        code: 'conflict',
        details: { experiments: [{ name: 'Headline' }] },
      });
  });
});

describe('a set time', () => {
  test('is past or too far: refused; else the job publishes then, once, however often it runs', async () => {
    now = new Date('2027-03-16T10:00:00Z');
    const page = await aDrafted();
    for (const at of ['2027-03-16T10:00:00Z', '2028-04-01T00:00:00Z'])
      expect(await refusalOf(schedule(page, at))).toMatchObject({
        fields: { publish_at: expect.any(String) },
      });
    await schedule(page, '2027-03-17T10:00:00Z', true);
    await job(page);
    expect(await read(page)).toMatchObject({ has_draft: true, publish_at: '2027-03-17T10:00:00.000Z' });
    now = new Date('2027-03-17T10:00:01Z');
    await Promise.all([job(page), job(page), job(page)]);
    expect(await read(page)).toMatchObject({
      title: 'New title',
      has_draft: false,
      publish_at: null,
      hidden_because: [],
      versions_count: 2,
    });
    expect(await recorded(page, 'landing_page.published')).toMatchObject([
      { actor_id: null, details: { at_set_time: true } },
    ]);
  });

  test('can be taken back, once in the log however often it is pressed; the job that comes then does nothing', async () => {
    const page = await aDrafted();
    const at = new Date(now.getTime() + 60_000);
    await schedule(page, at.toISOString());
    const cancel = () => call(ana, cancelSchedule, { params: { id: page.id } });
    for (const answer of await Promise.all([cancel(), cancel()]))
      expect(answer).toMatchObject({ publish_at: null, has_draft: true });
    expect(await recorded(page, 'landing_page.unscheduled')).toMatchObject([{ actor_id: ana.id }]);
    now = new Date(at.getTime() + 1_000);
    await job(page);
    expect(await read(page)).toMatchObject({ has_draft: true, versions_count: 1, publish_missed: null });
  });

  test('what stands in the way by then is said on the page, and cleared with the next time', async () => {
    const page = await aDrafted();
    const at = new Date(now.getTime() + 60_000);
    await schedule(page, at.toISOString());
    const experiment = await anExperimentOn(root, page.id, { name: 'Headline', status: 'active' });
    now = new Date(at.getTime() + 1_000);
    await job(page);
    expect(await read(page)).toMatchObject({
      has_draft: true,
      publish_missed: 'in_experiment',
      publish_at: null,
    });
    expect(await recorded(page, 'landing_page.publish_missed')).toHaveLength(1);
    await setExperiment(root, experiment, 'completed');
    const next = new Date(now.getTime() + 60_000);
    expect(await schedule(page, next.toISOString())).toMatchObject({ publish_missed: null });
  });
});

describe('versions', () => {
  test('each says who made it and what it changed; one comes back as a draft, under the present address', async () => {
    const page = await aDrafted('Second');
    await publish(page);
    await call(ana, updatePage, {
      params: { id: page.id },
      body: { ...formOf(await read(page)), slug: `${page.slug}-moved` },
    });
    const { versions, total } = await call(ana, listVersions, { params: { id: page.id } });
    expect(total).toBe(3);
    expect(versions.map(({ number, by, changed }) => [number, by, changed])).toEqual([
      [3, 'Ana Ribeiro', ['slug']],
      [2, 'Ana Ribeiro', ['title']],
      [1, 'Ana Ribeiro', []],
    ]);
    const params = { id: page.id, version_id: versions[2]?.id ?? '' };
    expect((await call(ana, getVersion, { params })).content.title).toBe(page.live.title);
    const { draft_version } = await read(page);
    const restored = await call(ana, restoreVersion, { params, body: { draft_version } });
    expect(restored).toMatchObject({
      draft: { title: page.live.title, slug: `${page.slug}-moved` },
      live: { title: 'Second' },
      has_draft: true,
    });
  });

  test('another page’s version is not found', async () => {
    const [page, other] = [await aPage(), await aPage()];
    const { versions } = await call(ana, listVersions, { params: { id: other.id } });
    const params = { id: page.id, version_id: versions[0]?.id ?? '' };
    expect((await refusalOf(call(ana, getVersion, { params }))).code).toBe('not_found');
    expect((await refusalOf(call(ana, restoreVersion, { params, body: { draft_version: 0 } }))).code).toBe(
      'not_found',
    );
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s writes, publishes and restores nothing', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const page = await aDrafted();
  const params = { id: page.id };
  const { draft, draft_version } = page;
  const before = await root.selectFrom('landing_pages').selectAll().where('id', '=', page.id).execute();
  const how = { draft_version, show: true, despite_errors: true };
  for (const attempt of [
    () => call(person, saveDraft, { params, body: { draft: { ...draft, title: 'Mine' }, draft_version } }),
    () => call(person, discardDraft, { params, body: { draft_version } }),
    () => call(person, publishPage, { params, body: how }),
    () => call(person, schedulePublish, { params, body: { ...how, publish_at: '2027-06-01T00:00:00Z' } }),
    () => call(person, cancelSchedule, { params }),
    () => call(person, listVersions, { params }),
    () =>
      call(person, restoreVersion, {
        params: { ...params, version_id: randomUUID() },
        body: { draft_version },
      }),
  ])
    expect((await refusalOf(attempt())).code).toBe(code);
  expect(await root.selectFrom('landing_pages').selectAll().where('id', '=', page.id).execute()).toEqual(
    before,
  );
});
