import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { WaitingRecord } from '#features/queue/contract.ts';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { askAs } from '#tests/support/ask-as.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { answerOf, documentsClient } from '#tests/support/documents-client.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { inDatabaseOf } from '#tests/support/journey-database.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { lineOf, type Office, shownLineOf, waitingByHand } from '#tests/support/waiting-by-hand.ts';

/**
 * A day in July of an office with 30 cases, 12 papers and 20 conversations, and two moderators who take what waits one after
 * the other, by keys. After each of their steps the queue is held against what is found by looking at each row.
 */
const journey = aJourney();
const { next: nextTexts } = officeQueueTexts;

const tiago = { email: 'tiago.pires@example.com', name: 'Tiago Pires' };
const rita = { email: 'rita.fonseca@example.com', name: 'Rita Fonseca' };
const inDatabase = <T>(work: Parameters<typeof inDatabaseOf<T>>[1]) => inDatabaseOf(journey.dataDir, work);

/** A Tuesday; the Monday before is kept as a holiday. */
const morning = new Date('2027-07-06T09:10:00Z');
const afternoon = new Date('2027-07-06T13:10:00Z');
let now = morning;

/** Cases 1 to 3 are complete, 4 is not; 5 to 10 have two papers each; 11 to 30 wrote to us, 25 to 27 are put off, 28 to 30 answered. */
const cases = sql`
  with people as (
    insert into accounts (issuer, subject, email, display_name)
    select 'https://example.com', 'p' || n, 'person' || n || '@example.com', 'Person ' || to_char(n, 'FM00')
    from generate_series(1, 30) n where n not between 5 and 10 returning id, substr(subject, 2)::int as n),
  applications as (
    insert into visa_applications (user_id, status)
    select id, case when n <= 4 then 'under_review' else 'in_progress' end from people returning id, user_id),
  papers as (
    insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
      check_status, sha256, wrapped_key, uploaded_at, review_status, reviewed_at)
    select application.id, user_id, category, category || '.pdf', 'application/pdf', 1000, 'uploaded', 'passed',
      sha256(category::bytea), sha256(category::bytea), now(), 'accepted', now()
    from applications as application join people on people.id = user_id,
      unnest(${[...requiredDocuments]}::text[]) with ordinality as each (category, at)
    where n <= 3 or (n = 4 and at = 1))
  insert into support_messages (user_id, subject, message)
  select id, 'Question ' || n, 'Please tell me.' from people where n >= 11`;

/** When each began to wait: what is over its promise, what falls due today, and what came this morning. Case 4 is last. */
const times = [
  sql`update visa_applications set review_requested_at = timestamptz '2027-06-29 08:00Z' + interval '37 hours' * row.n
    from (select id, row_number() over (order by (select email from accounts where accounts.id = user_id)) as n
      from visa_applications where status = 'under_review') as row
    where row.id = visa_applications.id`,
  sql`update documents set waiting_since = timestamptz '2027-06-30 07:00Z' + interval '11 hours' * row.n
    from (select id, row_number() over (order by created_at, id) as n from documents where review_status = 'waiting') as row
    where row.id = documents.id`,
  sql`update support_messages set
      waiting_since = case when n < 28 then timestamptz '2027-07-04 15:00Z' + interval '151 minutes' * (n - 10) end,
      snoozed_until = case when n between 25 and 27 then timestamptz '2027-07-06 12:00Z' end
    from (select id, substr(subject, 10)::int as n from support_messages) as row where row.id = support_messages.id`,
  // One fact is past its day.
  sql`update facts set review_by = case when id = (select min(id) from facts) then date '2027-07-04' else '2030-01-01' end`,
  sql`analyze`,
];

async function fileTwoPapers(n: number): Promise<void> {
  const browser = aBrowser(() => journey.url);
  const session = await browser.signIn(`person${n}@example.com`, `Person ${String(n).padStart(2, '0')}`);
  const started = await browser.call('/api/applications', session, { method: 'POST', body: '{}' });
  const { application } = await answerOf<{ application: { id: string } }>(started);
  const headers = { authorization: `Bearer ${session.access_token}`, cookie: browser.cookieFor('/api') };
  const client = documentsClient(journey.url, headers);
  for (const document_category of ['passport', 'proof-income'])
    await client.upload(application, `${document_category}.pdf`, aPdf(1), { document_category });
}

let ana: Page;
const desks = new Map<string, Page>();

beforeAll(async () => {
  [ana] = await Promise.all([journey.aVisitor(), ...[5, 6, 7, 8, 9, 10].map(fileTwoPapers)]);
  await becomeFirstAdmin(ana, journey.setupKey);
  for (const { email, name } of [tiago, rita]) await aBrowser(() => journey.url).signIn(email, name);
  await inDatabase(async (root) => {
    await cases.execute(root);
    await sql`insert into user_roles (user_id, role) select id, 'moderator' from accounts where email in (${tiago.email}, ${rita.email})
      on conflict (user_id) do update set role = 'moderator'`.execute(root);
  });
});

/** Moves the clock, and signs everybody in again: staff who were away for an hour are signed out. */
async function begin(moment: Date): Promise<void> {
  now = moment;
  await journey.moveTo(moment);
  await signIn(ana, { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' }, '/admin');
  for (const person of [tiago, rita]) {
    const page = desks.get(person.email) ?? (await journey.aVisitor());
    desks.set(person.email, page);
    await signIn(page, person, '/staff');
  }
}

/** Each row that can wait, as it is. */
const readOffice = () =>
  inDatabase(async (root): Promise<Office> => {
    const applications = await root.selectFrom('visa_applications').selectAll().execute();
    const documents = await root
      .selectFrom('documents')
      .selectAll()
      .where('document_category', 'in', requiredDocuments)
      .where('upload_status', '=', 'uploaded')
      .execute();
    const messages = await root.selectFrom('support_messages').selectAll().execute();
    const facts = await root
      .selectFrom('facts')
      .select(['id', sql<string>`review_by::text`.as('day')])
      .execute();
    return {
      cases: applications.map((row) => ({ ...row, since: row.review_requested_at ?? row.created_at })),
      papers: documents.map((row) => ({
        id: row.id,
        application: row.application_id,
        status: row.review_status ?? 'waiting',
        since: row.waiting_since ?? row.created_at,
        replaced: documents.some(({ replaces_id }) => replaces_id === row.id),
      })),
      messages: messages.map((row) => ({ ...row, since: row.waiting_since, until: row.snoozed_until })),
      refunds: [],
      facts,
    };
  });

async function queueOf(page: Page): Promise<WaitingRecord[]> {
  const all: WaitingRecord[] = [];
  for (let after = ''; ; ) {
    const { body } = await askAs(page, 'GET', `/api/office/waiting?limit=7${after && `&after=${after}`}`);
    all.push(...body.waiting);
    if (!body.next_cursor) return all;
    after = body.next_cursor;
  }
}

/** The queue of each of the three is what is found by looking at each row. */
async function expectTrueQueue(step: string) {
  const waits = waitingByHand(await readOffice(), now);
  const moderators = waits.filter(({ assignee }) => assignee !== undefined);
  for (const [page, expected] of [
    [ana, waits],
    ...[...desks.values()].map((desk) => [desk, moderators] as const),
  ] as const)
    expect((await queueOf(page)).map(shownLineOf), step).toEqual(expected.map((one) => lineOf(one, now)));
  return moderators;
}

/** The case or conversation on a desk; undefined on the overview. */
const onDesk = (page: Page) =>
  /\/(?:applications|support)\/([0-9a-f-]{36})/.exec(new URL(page.url()).pathname)?.[1];

/** Answers what is on the desk, or passes over a case that is not complete; then goes on. False at the end of the queue. */
async function work(page: Page): Promise<boolean> {
  const subject = onDesk(page);
  if (!subject) throw new Error('nothing is on the desk');
  const main = page.getByRole('main');
  if (page.url().includes('/support/')) {
    await page.getByLabel('Your reply').waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('r');
    await page.keyboard.insertText('Ask the state that issued it.');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Control+Enter');
    expect((await answered).status()).toBeLessThan(300);
    await main.getByText('Ask the state that issued it.').first().waitFor();
  } else if (page.url().includes('document=')) {
    const open = page.getByRole('button', { name: 'Open', exact: true });
    const drawn = page.getByRole('img', { name: 'Page 1 of 1' });
    const done = main.getByText('Everything here is reviewed.');
    for (let answered = 0; answered < 2; answered += 1) {
      const document = new URL(page.url()).searchParams.get('document');
      await open.or(drawn).first().waitFor();
      if (await open.isVisible()) await open.click();
      await drawn.waitFor();
      await page.keyboard.press('a');
      const hasGoneOn = async () =>
        (await done.isVisible()) || new URL(page.url()).searchParams.get('document') !== document;
      await expect.poll(hasGoneOn).toBe(true);
      if (await done.isVisible()) break;
    }
    await done.waitFor();
  } else {
    const papers = page.getByRole('region', { name: 'Papers' });
    await papers.getByText(/\d of 6 accepted/).waitFor();
    if (await papers.getByText('6 of 6 accepted').isVisible()) {
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const decided = page.waitForResponse('**/status');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
      expect((await decided).status()).toBe(200);
    }
  }
  const on = main.getByRole('link', { name: nextTexts.label, exact: true });
  const end = main.getByText(`${nextTexts.end}.`);
  await on.or(end).first().waitFor();
  if (await end.isVisible()) return false;
  await page.getByRole('heading', { level: 1 }).first().focus();
  await page.keyboard.press('q');
  await expect.poll(() => onDesk(page)).not.toBe(subject);
  return true;
}

/** Both go on, in turn, until each is at the end; answers how often the queue was held against the rows. */
async function workThroughIt(): Promise<number> {
  let steps = 0;
  const working = new Map(desks);
  while (working.size > 0)
    for (const [who, page] of working) {
      steps += 1;
      if (!(await work(page))) working.delete(who);
      const last = (await expectTrueQueue(`step ${steps}, ${who}`)).at(-1);
      // The last thing is shown to both: it says that a colleague has it open.
      const [one, other] = [...desks.values()].map(onDesk);
      if (one !== last?.id) expect(one, `step ${steps}: two at one thing`).not.toBe(other);
    }
  return steps;
}

/** Opens the line of the overview at this place. */
async function takeUp(person: { email: string }, at: number): Promise<void> {
  const page = desks.get(person.email) as Page;
  const lines = page.getByRole('region', { name: officeQueueTexts.title }).getByRole('listitem');
  await lines.nth(at).getByRole('link').click();
  await expect.poll(() => onDesk(page)).toBeTruthy();
}

test('in the morning everything that waits is there, and what is over its promise comes first', async () => {
  await inDatabase(async (root) => {
    const unchecked = () =>
      root.selectFrom('documents').select('id').where('check_status', '!=', 'passed').execute();
    await expect.poll(unchecked).toEqual([]);
    for (const statement of times) await statement.execute(root);
  });
  await begin(morning);
  const waits = await expectTrueQueue('morning');
  expect(waits.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array<string>(4).fill('case'),
    ...Array<string>(6).fill('document'),
    ...Array<string>(14).fill('message'),
  ]);
  const over = waits.filter(({ due }) => due <= now.getTime());
  expect(over.length).toBeGreaterThan(5);
  expect(over.length).toBeLessThan(waits.length);
});

test('two moderators take it one after the other to the end, and never the same', async () => {
  await takeUp(tiago, 0);
  await takeUp(rita, 2);
  expect(await workThroughIt()).toBeGreaterThan(20);
  const left = await expectTrueQueue('noon');
  expect(left.map(({ kind }) => kind)).toContain('case');
  expect(left.length).toBeLessThan(5);
});

test('what came meanwhile, and what was put off until noon, waits in the afternoon', async () => {
  await inDatabase(async (root) => {
    await sql`insert into support_replies (message_id, user_id, author_id, from_staff, body)
      select id, user_id, user_id, false, 'And the fee?' from support_messages where subject = 'Question 30'`.execute(
      root,
    );
  });
  await begin(afternoon);
  const waits = await expectTrueQueue('afternoon');
  expect(waits.filter(({ kind }) => kind === 'message')).toHaveLength(4);
  await takeUp(tiago, 0);
  await takeUp(rita, 1);
  await workThroughIt();
  const left = await expectTrueQueue('evening');
  expect(left.filter(({ kind }) => kind === 'message')).toEqual([]);
});
