import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { formOf, saved } from '#tests/support/landing-pages.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPageForm } from '#tests/support/request-bodies.ts';
import { createPage, getPage, updatePage } from '../contract/pages.ts';

/** What the small form changes while somebody has the page open in the editor. */
const { database, aPerson } = aDatabase();
const call = callsOf(database);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

test('an editor that was open while a title changed past it does not bring the older one back', async () => {
  const page = await call(ana, createPage, { body: aPageForm() });
  const params = { id: page.id };
  await call(ana, updatePage, { params, body: { ...formOf(page), title: 'Changed in the list' } });
  expect(await refusalOf(saved(call, ana, page, { pitch_title: 'Typed in the editor' }))).toMatchObject({
    code: 'stale',
    details: { page: { draft: { title: 'Changed in the list' } } },
  });
  expect(await call(ana, getPage, { params })).toMatchObject({
    has_draft: false,
    title: 'Changed in the list',
  });
});

test('one that was open while the page was switched off goes on', async () => {
  const page = await call(ana, createPage, { body: aPageForm() });
  const params = { id: page.id };
  await call(ana, updatePage, { params, body: { ...formOf(page), status: 'inactive' } });
  expect(await saved(call, ana, page, { title: 'Typed on' })).toMatchObject({ has_draft: true });
});
