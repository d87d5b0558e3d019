import { beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { exportApplications } from '../contract/applications.ts';

const { database, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database, { clock: () => new Date('2027-03-14T12:00:00Z') });

let tiago: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator' });
});

const lastLine = () =>
  root.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

describe('an export', () => {
  test('is a CSV of the filter that a spreadsheet reads and does not run', async () => {
    const owner = await aPerson({
      email: 'eve@example.com',
      profile: { full_name: '=HYPERLINK("http://x")' },
    });
    const application = await anApplication({
      owner,
      status: 'under_review',
      created_at: '2027-03-08T09:00:00Z',
    });
    await aDocument({ application });
    await anApplication({ status: 'started' });

    const response = await call(tiago, exportApplications, { query: { status: 'under_review' } });

    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="applications-2027-03-14.csv"',
    );
    expect(response.headers.get('rumo-rows')).toBe('1');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFF"Application ID","Applicant","Email","Type","Status","Progress (%)","Documents","Created"\r\n' +
        `"${application.id}","'=HYPERLINK(""http://x"")","eve@example.com","portugal_3_year","Under Review","5","1",` +
        '"2027-03-08T09:00:00.000Z"\r\n',
    );
  });

  test('is in the log, with the number of rows and without the words searched for', async () => {
    const response = await call(tiago, exportApplications, { query: { q: 'eve@example.com' } });
    await response.text();
    const line = await lastLine();
    expect(line).toMatchObject({
      action: 'applications.exported',
      actor_id: tiago.id,
      details: { rows: 1, status: null, searched: true },
    });
    expect(JSON.stringify(line)).not.toContain('eve@');
  });

  test('comes in pages and misses no row', async () => {
    const owner = await aPerson({ profile: { full_name: 'Many Cases' } });
    await root
      .insertInto('visa_applications')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          user_id: owner.id,
          applicant: 'child' as const,
          applicant_name: `Child ${index}`,
        })),
      )
      .execute();
    const response = await call(tiago, exportApplications, { query: { q: 'many cases' } });
    expect(response.headers.get('rumo-rows')).toBe('1203');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(new Set(lines.slice(1).map((line) => line.slice(0, 38))).size).toBe(1203);
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s gets no export, and the log no line', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const before = await lastLine();
  expect((await refusalOf(call(person, exportApplications, {}))).code).toBe(code);
  expect(await lastLine()).toEqual(before);
});
