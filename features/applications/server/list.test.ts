import { beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listApplications, type OfficeApplication } from '../contract/applications.ts';

const { database, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
let ruth: { id: string };
const list = (query: Record<string, unknown> = {}) => call(ana, listApplications, { query });
const names = (answer: { applications: OfficeApplication[] }) =>
  answer.applications.map((application) => application.applicant_name);

beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  const people = [
    ['Ruth Abernathy', 'ruth@gmail.com', '2027-03-12T09:00:00Z', 'started'],
    ['Dale Kowalczyk', 'dalek_1956@gmail.com', '2027-03-08T09:00:00Z', 'under_review'],
    ['Priya Raman', 'priya.raman@outlook.com', '2027-02-27T09:00:00Z', 'approved'],
    ['Walter 100% Petersen', 'walt@example.com', '2027-01-09T09:00:00Z', 'under_review'],
  ] as const;
  for (const [full_name, email, created_at, status] of people) {
    const owner = await aPerson({ email, profile: { full_name } });
    const application = await anApplication({ owner, created_at, status });
    if (full_name === 'Ruth Abernathy') {
      ruth = application;
      await aDocument({ application });
      await aDocument({ application });
      await aDocument({ application, upload_status: 'pending' });
    }
  }
});

describe('the list', () => {
  test('shows the newest first, with the finished documents counted', async () => {
    const answer = await list();
    expect(names(answer)).toEqual([
      'Ruth Abernathy',
      'Dale Kowalczyk',
      'Priya Raman',
      'Walter 100% Petersen',
    ]);
    expect(answer).toMatchObject({ total: 4, next_cursor: null });
    expect(answer.applications[0]).toMatchObject({
      email: 'ruth@gmail.com',
      application_type: 'portugal_3_year',
      documents_count: 2,
      progress_percentage: 5,
      version: 1,
      undo_until: null,
      abilities: { decide: true },
    });
  });

  test('turns round', async () => {
    expect(names(await list({ dir: 'asc' }))[0]).toBe('Walter 100% Petersen');
  });

  test('shows an approved case where the approval has brought it', async () => {
    const [priya] = (await list({ status: 'approved' })).applications;
    expect(priya).toMatchObject({ progress_percentage: 83, current_step: 4 });
  });
});

describe('searching', () => {
  test.each([
    ['a name in any case', 'ABERNATHY', ['Ruth Abernathy']],
    ['a part of an address', 'Outlook.COM', ['Priya Raman']],
    ['a percent sign as itself', '100%', ['Walter 100% Petersen']],
    ['an underscore as itself', 'dalek_', ['Dale Kowalczyk']],
    ['a backslash as itself', '\\', []],
    ['nothing that fits', 'nobody at all', []],
  ])('finds %s', async (_what, q, expected) => {
    const answer = await list({ q });
    expect(names(answer)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  test('finds an id by any part of it, in capitals too', async () => {
    expect(names(await list({ q: ruth.id.slice(0, 8).toUpperCase() }))).toEqual(['Ruth Abernathy']);
  });

  test('finds all that are not decided yet, with the number that the overview shows', async () => {
    const active = await list({ status: 'active' });
    expect(names(active)).not.toContain('Priya Raman');
    expect(names(active)).toContain('Dale Kowalczyk');
    const { applications } = await list({});
    const open = applications.filter(({ status }) =>
      ['started', 'in_progress', 'under_review'].includes(status),
    );
    expect(active.total).toBe(open.length);
    expect(open.length).toBeLessThan(applications.length);
    expect(names(await list({ status: 'active', q: 'walt' }))).toEqual(['Walter 100% Petersen']);
  });

  test('goes together with a status', async () => {
    expect(names(await list({ status: 'under_review' }))).toEqual(['Dale Kowalczyk', 'Walter 100% Petersen']);
    expect(names(await list({ status: 'under_review', q: 'walt' }))).toEqual(['Walter 100% Petersen']);
  });

  test('finds a person without a profile by the name their provider gave', async () => {
    const owner = await aPerson({ display_name: 'Only Provided' });
    const { id } = await anApplication({ owner, created_at: '2026-01-01T00:00:00Z' });
    expect(names(await list({ q: 'only prov' }))).toEqual(['Only Provided']);
    await root.deleteFrom('visa_applications').where('id', '=', id).execute();
  });
});

test('a status other than the six is not kept, so that none is ever shown', async () => {
  await expect(anApplication({ status: 'lost' as never })).rejects.toThrow(/status_check/);
});

describe('pages', () => {
  test('follow one another without a gap or a repeat, also between equal times a microsecond apart', async () => {
    for (const micro of ['000001', '000002', '000002', '000003']) {
      await anApplication({ created_at: `2025-05-05T05:05:05.${micro}Z`, status: 'rejected' });
    }
    for (const dir of ['asc', 'desc'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ status: 'rejected', dir, cursor, limit: 1 });
        expect(page.total).toBe(4);
        seen.push(...page.applications.map((application) => application.id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(new Set(seen).size).toBe(4);
      expect(seen).toHaveLength(4);
    }
    await root.deleteFrom('visa_applications').where('status', '=', 'rejected').execute();
  });

  test('a page past the end is empty and still knows the total', async () => {
    const first = await list({ limit: 1, dir: 'asc' });
    const last = Buffer.from(`2999-01-01T00:00:00.000000Z ${crypto.randomUUID()}`).toString('base64url');
    expect(await list({ dir: 'asc', cursor: last })).toMatchObject({ applications: [], total: first.total });
  });

  test.each([
    '',
    'rubbish',
    "2027-01-01' or 1=1 x",
    `2026-02-30T00:00:00.000000Z ${crypto.randomUUID()}`,
    `0000-01-01T00:00:00.000000Z ${crypto.randomUUID()}`,
    `99999999-01-01T00:00:00.000000Z ${crypto.randomUUID()}`,
  ])('a mark that is none (%s) is refused or ignored, never run', async (mark) => {
    const cursor = Buffer.from(mark).toString('base64url');
    const answer = await list({ cursor }).catch((error: unknown) => error);
    if (mark === '') expect(answer).toMatchObject({ total: 4 });
    else expect(answer).toMatchObject({ code: 'invalid_input' });
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s sees no list', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, listApplications, {}))).code).toBe(code);
});

test('a moderator sees it', async () => {
  const tiago = await aPerson({ role: 'moderator' });
  expect((await call(tiago, listApplications, {})).total).toBe(4);
});
