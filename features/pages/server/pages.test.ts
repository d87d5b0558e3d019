import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { anExperimentOn, formOf, saved, setExperiment } from '#tests/support/landing-pages.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPageForm } from '#tests/support/request-bodies.ts';
import {
  checkSlug,
  createPage,
  deletePage,
  duplicatePage,
  getPage,
  listPages,
  type OfficePage,
  setVisibility,
  updatePage,
} from '../contract/pages.ts';
import { defaultContent } from '../texts/page-templates.ts';

const { database, aPerson, root } = aDatabase({ poolSize: 8 });
const call = callsOf(database);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

const create = (changes: Parameters<typeof aPageForm>[0] = {}) =>
  call(ana, createPage, { body: aPageForm(changes) });
const duplicate = (id: string, client_key: string = randomUUID()) =>
  call(ana, duplicatePage, { params: { id }, body: { client_key } });
const update = (page: OfficePage, changes: Partial<ReturnType<typeof formOf>>) =>
  call(ana, updatePage, { params: { id: page.id }, body: { ...formOf(page), ...changes } });
const actionsOn = async (id: string) =>
  (
    await root.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute()
  ).map(({ action }) => action);
const slugs = async () =>
  (await root.selectFrom('landing_pages').select('slug').execute()).map(({ slug }) => slug);

describe('creating', () => {
  test('a new page starts from its template, is nobody’s to see, and has its first version and its entry in the log', async () => {
    const page = await create({ slug: 'from-ohio', title: ' From  Ohio ', meta_description: '' });
    expect(page).toMatchObject({
      slug: 'from-ohio',
      title: 'From  Ohio',
      meta_description: null,
      hidden_because: ['status_draft', 'switched_off'],
      has_draft: false,
      created_by_name: 'Ana Ribeiro',
      versions_count: 1,
      live: { content: defaultContent },
      experiments: [],
      locked: false,
    });
    expect(page.known_figures).toContain('EUR 110');
    expect(await actionsOn(page.id)).toEqual(['landing_page.created']);
    const { landing_pages, total } = await call(ana, listPages, { query: { q: 'ohio' } });
    expect(landing_pages.map(({ id }) => id)).toEqual([page.id]);
    expect(total).toBeGreaterThanOrEqual(1);
  });

  test('pressed twice it is one page; a slug that is taken is refused at its field, with whose it is', async () => {
    const body = aPageForm({ slug: 'pressed-twice', title: 'Pressed twice' });
    const [one, two] = await Promise.all([
      call(ana, createPage, { body }),
      call(ana, createPage, { body: { ...body } }),
    ]);
    expect(two.id).toBe(one.id);
    expect(await refusalOf(create({ slug: 'pressed-twice' }))).toMatchObject({
      code: 'invalid_input',
      fields: { slug: expect.stringContaining('Pressed twice') },
    });
  });

  test('of two who want one slug at once one gets it', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => create({ slug: 'wanted' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await slugs()).filter((slug) => slug === 'wanted')).toHaveLength(1);
  });

  test('a slug is free, taken, or badly written', async () => {
    const { id } = await create({ slug: 'checked', title: 'Checked' });
    const check = (slug: string, except?: string) => call(ana, checkSlug, { query: { slug, except } });
    expect(await check('checked')).toEqual({ state: 'taken', taken_by: 'Checked' });
    expect(await check('checked', id)).toEqual({ state: 'free', taken_by: null });
    for (const slug of ['Checked', 'a--b', '-a', 'a b', '', 'é', `${'a'.repeat(101)}`])
      expect((await check(slug)).state, slug).toBe('badly_written');
  });
});

test('the list begins with the newest', async () => {
  await create({ slug: 'older', title: 'Listed first' });
  await create({ slug: 'newer', title: 'Listed second' });
  const { landing_pages } = await call(ana, listPages, { query: { q: 'listed' } });
  expect(landing_pages.map(({ slug }) => slug)).toEqual(['newer', 'older']);
});

describe('duplicating', () => {
  test('copies are called -copy, -copy-2, -copy-3; each is a draft that is switched off', async () => {
    const page = await create({
      slug: 'original',
      title: 'Original',
      meta_description: 'For people of Texas',
      status: 'active',
      is_active: true,
    });
    const copies = [await duplicate(page.id), await duplicate(page.id), await duplicate(page.id)];
    expect(copies.map(({ slug }) => slug)).toEqual(['original-copy', 'original-copy-2', 'original-copy-3']);
    expect(copies[0]).toMatchObject({
      title: 'Original (Copy)',
      status: 'draft',
      is_active: false,
      live: { content: page.live.content, meta_description: 'For people of Texas' },
    });
    expect(await actionsOn(copies[0]?.id ?? '')).toEqual(['landing_page.created']);
  });

  test('two who press at once get a copy each; one who presses twice gets one', async () => {
    const page = await create({ slug: 'at-once' });
    const key = randomUUID();
    const copies = await Promise.all([
      duplicate(page.id),
      duplicate(page.id),
      duplicate(page.id, key),
      duplicate(page.id, key),
    ]);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(3);
    expect((await slugs()).filter((slug) => slug.startsWith('at-once-copy')).toSorted()).toEqual([
      'at-once-copy',
      'at-once-copy-2',
      'at-once-copy-3',
    ]);
  });

  test('of a page that the public does not see, what was written last is copied; of one that it sees, what it sees', async () => {
    const page = await create({ slug: 'never-published', template: 'hero' });
    await saved(call, ana, page, { slug: 'half typ', title: 'Written since', pitch_title: 'A home' });
    expect(await duplicate(page.id)).toMatchObject({
      slug: 'never-published-copy',
      title: 'Written since (Copy)',
      has_draft: false,
      live: { pitch_title: 'A home' },
    });

    const seen = await create({ slug: 'seen', title: 'Seen', status: 'active', is_active: true });
    await saved(call, ana, seen, { title: 'Not yet' });
    expect(await duplicate(seen.id)).toMatchObject({ title: 'Seen (Copy)' });
    // Without a title nothing can be published; the copy has the one that the list shows.
    const untitled = await create({ slug: 'untitled', title: 'Untitled' });
    await saved(call, ana, untitled, { title: ' ' });
    expect(await duplicate(untitled.id)).toMatchObject({ title: 'Untitled (Copy)' });
  });

  test('the longest slug and title still have their copy', async () => {
    const page = await create({ slug: 'a'.repeat(100), title: 'T'.repeat(200) });
    const copy = await duplicate(page.id);
    expect(copy.slug).toBe(`${'a'.repeat(95)}-copy`);
    expect(copy.title).toMatch(/^T+ \(Copy\)$/);
    expect(copy.title).toHaveLength(200);
  });
});

describe('changing', () => {
  test('the form changes what is live at once, with a version of it; the switches alone make none', async () => {
    const page = await create({ slug: 'to-change', title: 'Before' });
    const changed = await update(page, { title: 'After', status: 'active', is_active: true });
    expect(changed).toMatchObject({ title: 'After', hidden_because: [], version: 2, versions_count: 2 });
    const hidden = await call(ana, setVisibility, {
      params: { id: page.id },
      body: { status: 'active', is_active: false, version: 2 },
    });
    expect(hidden).toMatchObject({ hidden_because: ['switched_off'], version: 3, versions_count: 2 });
    expect(await actionsOn(page.id)).toEqual([
      'landing_page.created',
      'landing_page.changed',
      'landing_page.changed',
    ]);
  });

  test('an older version is refused with what stands there now; saving what stands there is not', async () => {
    const page = await create({ slug: 'two-admins', title: 'First' });
    await update(page, { title: 'Second' });
    expect(await refusalOf(update(page, { title: 'Third' }))).toMatchObject({
      code: 'stale',
      details: { page: { title: 'Second', version: 2, updated_by_name: 'Ana Ribeiro' } },
    });
    expect(await update(page, { title: 'Second' })).toMatchObject({ version: 2 });
  });

  test('where the draft held the same it follows, what was written anew in it stays', async () => {
    const page = await create({ slug: 'followed', title: 'Title', meta_description: 'Old' });
    await saved(call, ana, page, { title: 'Title of the draft' });
    const changed = await update(page, { title: 'Title of the form', meta_description: 'New' });
    expect(changed).toMatchObject({
      live: { title: 'Title of the form', meta_description: 'New' },
      draft: { title: 'Title of the draft', meta_description: 'New' },
      draft_version: 2,
      has_draft: true,
    });
  });

  test('a page in a running experiment is locked: not changed, not hidden, not deleted; its name says which', async () => {
    const page = await create({ slug: 'running', status: 'active', is_active: true });
    const experiment = await anExperimentOn(root, page.id, { name: 'Headline', status: 'active' });
    expect(await call(ana, getPage, { params: { id: page.id } })).toMatchObject({
      locked: true,
      experiments: [{ name: 'Headline', status: 'active' }],
    });
    for (const attempt of [
      () => update(page, { title: 'Other' }),
      () =>
        call(ana, setVisibility, {
          params: { id: page.id },
          body: { status: 'inactive', is_active: true, version: 1 },
        }),
      () => call(ana, deletePage, { params: { id: page.id } }),
    ])
      expect(await refusalOf(attempt())).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('Headline'),
        details: { experiments: [{ id: experiment }] },
      });
    await setExperiment(root, experiment, 'paused');
    expect(await update(page, { title: 'Other' })).toMatchObject({ title: 'Other', locked: false });
  });
});

describe('deleting', () => {
  test('a page goes with its versions; the log keeps its address', async () => {
    const page = await create({ slug: 'to-delete' });
    await call(ana, deletePage, { params: { id: page.id } });
    expect((await refusalOf(call(ana, deletePage, { params: { id: page.id } }))).code).toBe('not_found');
    expect(
      await root
        .selectFrom('landing_page_versions')
        .select('id')
        .where('landing_page_id', '=', page.id)
        .execute(),
    ).toEqual([]);
    expect(await actionsOn(page.id)).toEqual(['landing_page.created', 'landing_page.deleted']);
  });

  test('a page that a finished experiment names stays', async () => {
    const page = await create({ slug: 'named' });
    await anExperimentOn(root, page.id, { name: 'Old one', status: 'completed' });
    expect(await refusalOf(call(ana, deletePage, { params: { id: page.id } }))).toMatchObject({
      code: 'conflict',
      details: { experiments: [{ name: 'Old one', status: 'completed' }] },
    });
    expect(await slugs()).toContain('named');
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s reads and changes nothing', async (who, role, code) => {
  const person = role && (await aPerson({ role }));
  const page = await create({ slug: `kept-from-${who.replaceAll(' ', '-')}` });
  const before = await root.selectFrom('landing_pages').selectAll().orderBy('id').execute();
  const params = { id: page.id };
  for (const attempt of [
    () => call(person, listPages, {}),
    () => call(person, getPage, { params }),
    () => call(person, createPage, { body: aPageForm() }),
    () => call(person, updatePage, { params, body: { ...formOf(page), title: 'Mine' } }),
    () => call(person, setVisibility, { params, body: { status: 'active', is_active: true, version: 1 } }),
    () => call(person, duplicatePage, { params, body: { client_key: randomUUID() } }),
    () => call(person, deletePage, { params }),
  ])
    expect((await refusalOf(attempt())).code).toBe(code);
  expect(await root.selectFrom('landing_pages').selectAll().orderBy('id').execute()).toEqual(before);
});
