import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { saved } from '#tests/support/landing-pages.ts';
import { aPageForm } from '#tests/support/request-bodies.ts';
import { listVersions, publishPage } from '../contract/drafts.ts';
import { createPage, getPage, type OfficePage, setVisibility } from '../contract/pages.ts';

/** Which versions of a page the public has seen, and since when. */
const { database, aPerson } = aDatabase();
let now = new Date('2027-03-16T10:00:00Z');
const call = callsOf(database, { clock: () => now });

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
});

const read = (id: string) => call(ana, getPage, { params: { id } });
async function publishTitle(page: OfficePage, title: string, show: boolean): Promise<OfficePage> {
  await saved(call, ana, page, { title });
  const { id, draft_version } = await read(page.id);
  const body = { draft_version, show, despite_errors: true };
  return call(ana, publishPage, { params: { id }, body });
}
const show = async ({ id }: OfficePage, is_active: boolean) =>
  call(ana, setVisibility, {
    params: { id },
    body: { status: 'active', is_active, version: (await read(id)).version },
  });
const publicTimes = async ({ id }: OfficePage) =>
  (await call(ana, listVersions, { params: { id } })).versions.map(({ number, public_at }) => [
    number,
    public_at?.slice(11, 16) ?? null,
  ]);

test('what is published on a hidden page was never public, until the page is shown', async () => {
  now = new Date('2027-03-16T10:00:00Z');
  const page = await call(ana, createPage, { body: { ...aPageForm(), status: 'draft', is_active: false } });
  const second = await publishTitle(page, 'Second', false);
  expect(await publicTimes(page)).toEqual([
    [2, null],
    [1, null],
  ]);
  now = new Date('2027-03-16T11:00:00Z');
  await show(second, true);
  // Hidden and shown again: it is the same version, and its time stays.
  now = new Date('2027-03-16T12:00:00Z');
  await show(second, false);
  await show(second, true);
  await publishTitle(await read(page.id), 'Third', false);
  expect(await publicTimes(page)).toEqual([
    [3, '12:00'],
    [2, '11:00'],
    [1, null],
  ]);
});

test('a page that is created visible, or published and shown at once, is public from then on', async () => {
  now = new Date('2027-03-16T10:00:00Z');
  const visible = await call(ana, createPage, {
    body: { ...aPageForm(), status: 'active', is_active: true },
  });
  expect(await publicTimes(visible)).toEqual([[1, '10:00']]);
  const hidden = await call(ana, createPage, { body: { ...aPageForm(), status: 'draft', is_active: false } });
  now = new Date('2027-03-16T11:00:00Z');
  // Nothing new to say: the version that is there becomes public.
  await call(ana, publishPage, {
    params: { id: hidden.id },
    body: { draft_version: hidden.draft_version, show: true, despite_errors: true },
  });
  expect(await publicTimes(hidden)).toEqual([[1, '11:00']]);
  await publishTitle(await read(hidden.id), 'Second', true);
  expect(await publicTimes(hidden)).toEqual([
    [2, '11:00'],
    [1, '11:00'],
  ]);
});
