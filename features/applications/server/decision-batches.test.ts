import { describe, expect, test } from 'vitest';
import { saveView } from '#features/lists/contract.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  assignApplications,
  countApplicationViews,
  decideApplications,
  undoDecisions,
} from '../contract/application-batches.ts';
import { decideApplication } from '../contract/applications.ts';

const { database, aPerson, anApplication, root } = aDatabase();
let now = new Date('2027-03-16T10:42:00Z');
const call = callsOf(database, { clock: () => now });

const rowOf = (id: string) =>
  root.selectFrom('visa_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const linesOn = (id: string) =>
  root.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();
type Item = { id: string; version: number };
const approve = (
  by: Person | undefined,
  items: Item[],
  client_key: string = crypto.randomUUID(),
  reason?: string,
) =>
  call(by, decideApplications, {
    body: {
      items: items.map(({ id, version }) => ({ id, version })),
      status: 'approved',
      reason,
      client_key,
    },
  });
const outcomes = ({ results }: { results: { outcome: string }[] }) => results.map(({ outcome }) => outcome);
const shown = ({ results }: { results: { application: Item | null }[] }) =>
  results.flatMap(({ application }) => (application ? [application] : []));
const inReview = () => anApplication({ status: 'under_review', created_at: '2027-03-12T09:00:00Z' });
const three = async (): Promise<[Item, Item, Item]> => [await inReview(), await inReview(), await inReview()];

describe('deciding several', () => {
  test('each by itself: what Ana changed a moment ago is named, the others are done', async () => {
    const ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
    const tiago = await aPerson({ role: 'moderator' });
    const [first, second, third] = await three();
    await call(ana, decideApplication, {
      params: { id: second.id },
      body: { status: 'rejected', version: 1 },
    });
    const done = await anApplication({ status: 'approved' });
    const missing = { id: crypto.randomUUID(), version: 1 };

    const answer = await approve(tiago, [first, second, third, done, missing]);

    expect(outcomes(answer)).toEqual(['changed', 'stale', 'changed', 'unchanged', 'not_found']);
    expect(answer.results[1]).toMatchObject({
      changed_by: 'Ana Ribeiro',
      application: { status: 'rejected' },
    });
    expect(await rowOf(first.id)).toMatchObject({ status: 'approved', version: 2, decided_by: tiago.id });
    expect(await rowOf(second.id)).toMatchObject({ status: 'rejected', version: 2, decided_by: ana.id });
    expect((await rowOf(done.id)).version).toBe(1);
    expect(await linesOn(first.id)).toMatchObject([
      { details: { from: 'under_review', status: 'approved' } },
    ]);
  });

  test('the same press again decides nothing more and answers the same', async () => {
    const ana = await aPerson({ role: 'admin' });
    const items = await three();
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([
      approve(ana, items, key, 'Well done.'),
      approve(ana, items, key, 'Well done.'),
    ]);
    expect(outcomes(one)).toEqual(['changed', 'changed', 'changed']);
    expect(outcomes(other)).toEqual(outcomes(one));
    for (const { id } of items) {
      expect(await rowOf(id)).toMatchObject({ version: 2, status_reason: 'Well done.' });
      expect(await linesOn(id)).toHaveLength(1);
    }
    expect(outcomes(await approve(ana, items))).toEqual(['stale', 'stale', 'stale']);
  });

  test('can be undone together while the applicants have not been told', async () => {
    const ana = await aPerson({ role: 'admin' });
    const tiago = await aPerson({ role: 'moderator' });
    const items = await three();
    const [first, second, third] = shown(await approve(ana, items)) as [Item, Item, Item];
    await call(tiago, decideApplication, {
      params: { id: third.id },
      body: { status: 'rejected', version: 2 },
    });

    const body = { items: [first, second, third].map(({ id, version }) => ({ id, version })) };
    const undone = await call(ana, undoDecisions, { body });
    expect(outcomes(undone)).toEqual(['undone', 'undone', 'stale']);
    expect(await rowOf(first.id)).toMatchObject({ status: 'under_review', held_until: null, version: 3 });
    expect(await rowOf(third.id)).toMatchObject({ status: 'rejected' });
    expect(outcomes(await call(ana, undoDecisions, { body }))).toEqual(['undone', 'undone', 'stale']);
    expect(await rowOf(first.id)).toMatchObject({ version: 3 });

    const [again] = shown(await approve(ana, [{ id: first.id, version: 3 }])) as [Item];
    now = new Date(now.getTime() + 31_000);
    const late = await call(ana, undoDecisions, {
      body: { items: [{ id: again.id, version: again.version }] },
    });
    expect(outcomes(late)).toEqual(['too_late']);
    expect((await rowOf(first.id)).status).toBe('approved');
  });
});

describe('giving several', () => {
  test('to somebody who is staff; what was theirs already stays unrecorded', async () => {
    const ana = await aPerson({ role: 'admin' });
    const tiago = await aPerson({ role: 'moderator' });
    const [first, second] = await three();
    await root
      .updateTable('visa_applications')
      .set({ assigned_to: tiago.id })
      .where('id', '=', second.id)
      .execute();
    const ids = [first.id, second.id, crypto.randomUUID()];
    const answer = await call(ana, assignApplications, { body: { ids, assignee: tiago.id } });
    expect(new Map(answer.results.map(({ id, outcome }) => [id, outcome]))).toEqual(
      new Map([
        [first.id, 'changed'],
        [second.id, 'unchanged'],
        [ids[2], 'not_found'],
      ]),
    );
    expect((await rowOf(first.id)).assigned_to).toBe(tiago.id);
    expect(await linesOn(second.id)).toEqual([]);
    const refusal = await refusalOf(
      call(ana, assignApplications, { body: { ids: [first.id], assignee: (await aPerson()).id } }),
    );
    expect(refusal.code).toBe('conflict');
    expect((await rowOf(first.id)).assigned_to).toBe(tiago.id);
  });
});

describe('counting views', () => {
  test('built-in ones and one’s own, each for who asks', async () => {
    const [ana, tiago] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
    const before = new Map(
      (await call(ana, countApplicationViews, {})).counts.map(({ key, total }) => [key, total]),
    );
    await anApplication({ status: 'under_review', assigned_to: ana.id });
    await anApplication({ status: 'rejected', assigned_to: tiago.id });
    const id = crypto.randomUUID();
    const body = {
      id,
      list: 'applications',
      name: 'No',
      params: `status=rejected&assigned=${tiago.id}`,
    } as const;
    await call(ana, saveView, { body });
    await call(ana, saveView, {
      body: { id: crypto.randomUUID(), list: 'applications', name: 'Odd', params: 'colour=blue' },
    });

    const { counts } = await call(ana, countApplicationViews, {});
    expect(counts.map(({ key }) => key)).toEqual(['all', 'waiting', 'mine', 'unassigned', 'quiet', id]);
    const more = (key: string) =>
      (counts.find((count) => count.key === key)?.total ?? 0) - (before.get(key) ?? 0);
    expect({ all: more('all'), waiting: more('waiting'), mine: more('mine'), own: more(id) }).toEqual({
      all: 2,
      waiting: 1,
      mine: 1,
      own: 1,
    });
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s changes no case, neither one nor many', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const ana = await aPerson({ role: 'admin' });
  const application = await anApplication(person && { owner: person });
  const before = await rowOf(application.id);
  const { id } = application;
  const tries = [
    approve(person, [application]),
    call(person, undoDecisions, { body: { items: [{ id, version: 1 }] } }),
    call(person, assignApplications, { body: { ids: [id], assignee: ana.id } }),
    call(person, countApplicationViews, {}),
  ];
  for (const attempt of tries) expect((await refusalOf(attempt)).code).toBe(code);
  expect(await rowOf(id)).toEqual(before);
});
