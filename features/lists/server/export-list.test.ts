import { beforeAll, describe, expect, test } from 'vitest';
import { exportAccounts } from '#features/accounts/contract/accounts.ts';
import { exportApplications } from '#features/applications/contract/applications.ts';
import { exportAudit } from '#features/audit/contract/office-audit.ts';
import { exportFacts, listOfficeFacts } from '#features/facts/contract.ts';
import { exportMails } from '#features/mails/contract.ts';
import { exportDocumentsToReview, listDocumentsToReview } from '#features/reviews/contract.ts';
import { exportMessages } from '#features/support/contract/support.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { csvLines } from '#tests/support/spreadsheet-cells.ts';

const { database, aPerson, anApplication, aDocument, aMessage, root } = aDatabase();
const call = callsOf(database, { clock: () => new Date('2027-03-14T12:00:00Z') });

let ana: Person;
let tiago: Person;
let frank: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Lopes' });
  frank = await aPerson({ email: 'frank@example.com', profile: { full_name: '+Frank' } });
  await aMessage({ from: frank, subject: '=1+1', message: 'one\ntwo', created_at: '2027-03-01T00:00:00Z' });
  await aMessage({ from: frank, subject: 'Refund', status: 'closed', created_at: '2027-03-02T00:00:00Z' });
});

const lastLine = () =>
  root.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

test('an admin saves the people of a search; the log says how many, not what was searched', async () => {
  const response = await call(ana, exportAccounts, { query: { q: 'FRANK@' } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="users-2027-03-14.csv"');
  expect(response.headers.get('rumo-rows')).toBe('1');
  const joined = frank.created_at.toISOString();
  expect(csvLines(await response.text())).toEqual([
    'User ID,Name,Email,Role,Subscription,Status,Joined',
    `${frank.id},'+Frank,frank@example.com,user,,,${joined}`,
  ]);
  expect(await lastLine()).toMatchObject({
    action: 'accounts.exported',
    actor_id: ana.id,
    subject_id: 'all',
    details: { rows: 1, role: null, searched: true },
  });
  const whole = await call(ana, exportAccounts, {});
  expect(whole.headers.get('rumo-rows')).toBe('3');
  expect(csvLines(await whole.text())).toHaveLength(4);
});

test('staff save the messages of a filter, in the order of the list', async () => {
  const response = await call(tiago, exportMessages, {});
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="support-2027-03-14.csv"');
  const [head, first, second] = csvLines(await response.text());
  expect(head).toBe('Message ID,User,Subject,Message,Status,Priority,Created');
  expect(first).toMatch(/,'\+Frank,Refund,Which state do I ask\?,Closed,Low,2027-03-02T00:00:00.000Z$/);
  expect(second).toMatch(/,'\+Frank,'=1\+1,one\ntwo,Open,Low,/);

  const closed = await call(tiago, exportMessages, { query: { status: 'closed' } });
  expect(closed.headers.get('rumo-rows')).toBe('1');
  expect(await lastLine()).toMatchObject({
    action: 'support.exported',
    actor_id: tiago.id,
    details: { rows: 1, status: 'closed', view: null, searched: false },
  });
});

test('a selection of cases is saved alone', async () => {
  const [one, , three] = [await anApplication(), await anApplication(), await anApplication()];
  const response = await call(tiago, exportApplications, { query: { ids: `${one.id},${three.id}` } });
  expect(response.headers.get('rumo-rows')).toBe('2');
  expect((await response.text()).match(/^"[0-9a-f-]{36}/gm)?.sort()).toEqual(
    [`"${one.id}`, `"${three.id}`].sort(),
  );
  expect(await lastLine()).toMatchObject({ details: { rows: 2, selected: true } });
});

test('an admin saves the log of a filter as it stood, not its own saving', async () => {
  const entries = Number(
    (
      await root
        .selectFrom('audit_log')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirst()
    )?.all,
  );
  const whole = await call(ana, exportAudit, {});
  expect(whole.headers.get('content-disposition')).toBe('attachment; filename="audit-log-2027-03-14.csv"');
  const [head, ...rows] = csvLines(await whole.text());
  expect(head).toMatch(/^Entry,Time,What happened,Action,/);
  expect(rows).toHaveLength(entries);
  expect(whole.headers.get('rumo-rows')).toBe(String(entries));
  expect(await lastLine()).toMatchObject({
    action: 'audit.exported',
    actor_id: ana.id,
    details: { rows: entries },
  });

  const mine = await call(ana, exportAudit, { query: { who: ana.id, group: 'records' } });
  const saved = csvLines(await mine.text()).slice(1);
  expect(saved[0]).toContain(
    `Ana Ribeiro exported ${entries} entries of this log,audit.exported,${ana.id},admin,`,
  );
  expect(saved).toHaveLength(Number(mine.headers.get('rumo-rows')));
});

test('an admin saves the outbox of a filter without the words, and what a spreadsheet would run is held back', async () => {
  const mail = { template: 'decision', subject: '=HYPERLINK("x")', text_body: 'secret', html_body: 'secret' };
  await root
    .insertInto('outbox_mails')
    .values([
      { ...mail, user_id: frank.id, created_at: '2027-03-03T00:00:00Z' },
      { user_id: tiago.id, template: 'decision', created_at: '2027-03-02T00:00:00Z' },
      { user_id: tiago.id, template: 'support-reply', status: 'failed' },
    ])
    .execute();
  const response = await call(ana, exportMails, { query: { kind: 'decision', status: 'queued' } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="outbox-2027-03-14.csv"');
  expect(response.headers.get('rumo-rows')).toBe('2');
  const text = await response.text();
  expect(text).not.toContain('secret');
  const [head, first, second] = csvLines(text);
  expect(head).toBe('E-mail ID,To,Address,Kind,Subject,Status,Delivered by,Tries,Error,Written,Sent');
  expect(first).toMatch(/,'\+Frank,frank@example.com,decision,'=HYPERLINK\("x"\),Waiting,,0,,2027-03-03T/);
  expect(second).toMatch(/,Tiago Lopes,.*,decision,,Waiting,,0,,2027-03-02T/);
  expect(await lastLine()).toMatchObject({
    action: 'mails.exported',
    details: { rows: 2, status: 'queued', kind: 'decision', searched: false },
  });
  const found = await call(ana, exportMails, { query: { q: 'frank' } });
  expect(found.headers.get('rumo-rows')).toBe('1');
});

test('an admin saves the register of a filter, whole, with every field', async () => {
  await root.updateTable('facts').set({ value: '=1+1' }).where('id', '=', 'visa-fee').execute();
  const response = await call(ana, exportFacts, { query: { q: '=1+1' } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="facts-2027-03-14.csv"');
  const [head, row] = csvLines(await response.text());
  expect(head).toMatch(/^\uFEFF?Fact ID,Fact,What applicants read,Figure,Unit,Source,/);
  expect(row).toMatch(/^visa-fee,Visa fee,.*,'=1\+1,EUR,.*,Yes,1,/);
  expect(await lastLine()).toMatchObject({
    action: 'facts.exported',
    details: { rows: 1, trust: null, due: false, searched: true },
  });
  const { facts } = await call(ana, listOfficeFacts, {});
  const whole = await (await call(ana, exportFacts, {})).text();
  const ids = csvLines(whole).slice(1);
  expect(ids.map((line) => line.split(',')[0])).toEqual(facts.map(({ id }) => id));
});

test('staff save what waits for a review, in the order of the queue, without what nobody reviews', async () => {
  const application = await anApplication({ owner: frank });
  const paper = (file_name: string, day: number, wish = {}) =>
    aDocument({
      application,
      document_category: 'passport',
      file_name,
      waiting_since: `2027-03-0${day}T00:00:00Z`,
      ...wish,
    });
  const young = await paper('=cmd.pdf', 9);
  const old = await paper('scan.pdf', 1);
  await paper('lease.pdf', 1, { document_category: 'accommodation-proof' });
  await paper('mine.pdf', 1, { document_category: 'general' });
  const response = await call(tiago, exportDocumentsToReview, { query: { paper: 'passport' } });
  expect(response.headers.get('rumo-rows')).toBe('2');
  const [head, first, second] = csvLines(await response.text());
  expect(head).toMatch(
    /Document ID,Document,File,Applicant,Email,Application ID,Waiting since,State,Assigned$/,
  );
  expect(first).toMatch(
    new RegExp(`^${old.id},Passport,scan.pdf,'\\+Frank,.*,${application.id},2027-03-01T.*,Waiting,$`),
  );
  expect(second).toMatch(new RegExp(`^${young.id},Passport,'=cmd.pdf,`));
  expect(await lastLine()).toMatchObject({
    action: 'reviews.exported',
    actor_id: tiago.id,
    details: { rows: 2, paper: 'passport', overdue: false },
  });
  const { documents } = await call(tiago, listDocumentsToReview, {});
  const whole = (await (await call(tiago, exportDocumentsToReview, {})).text()).replace('\uFEFF', '');
  const ids = csvLines(whole).slice(1);
  expect(ids.map((line) => line.split(',')[0])).toEqual(documents.map(({ id }) => id));
});

describe.each([
  ['the documents to review', exportDocumentsToReview, ['user'] as const],
  ['the outbox', exportMails, ['user', 'moderator'] as const],
  ['the register', exportFacts, ['user', 'moderator'] as const],
  ['the log', exportAudit, ['user', 'moderator'] as const],
  ['users', exportAccounts, ['user', 'moderator'] as const],
  ['messages', exportMessages, ['user'] as const],
] as const)('%s', (_what, contract, refused) => {
  test('leave the house with nobody else, and nothing is logged', async () => {
    const before = await lastLine();
    expect((await refusalOf(call(undefined, contract, {}))).code).toBe('not_authenticated');
    for (const role of refused) {
      expect((await refusalOf(call(await aPerson({ role }), contract, {}))).code).toBe('forbidden');
    }
    expect(await lastLine()).toEqual(before);
  });
});
