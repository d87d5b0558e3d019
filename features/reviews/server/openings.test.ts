import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf, bytesOf, documentsClient, refusal } from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { aDocx, aPdf } from '#tests/support/sample-files.ts';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import type { OfficeDocument } from '../contract.ts';

const content = aPdf();
const server = aServer();
let harold: Person;
let ana: Person;
let haroldIn: SignedIn;
let anaIn: SignedIn;
let application: Awaited<ReturnType<typeof server.anApplication>>;
let passport: string;

beforeAll(async () => {
  harold = await server.aPerson({ display_name: 'Harold Nguyen' });
  ana = await server.aPerson({ role: 'moderator', display_name: 'Ana Ribeiro' });
  [haroldIn, anaIn] = [await server.signedIn(harold), await server.signedIn(ana)];
  application = await server.anApplication({ owner: harold });
  passport = await upload('passport.pdf', content);
});

const upload = async (name: string, bytes: Buffer) =>
  (
    await documentsClient(server.url, haroldIn).upload(application, name, bytes, {
      document_category: 'passport',
    })
  ).id;

const ask = (id: string, headers: SignedIn | undefined = anaIn, body: object = { reason: 'review' }) =>
  fetch(`${server.url}/api/office/documents/${id}/open`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const opened = async (id = passport, headers = anaIn) =>
  answerOf<{ url: string; expires_at: string; document: OfficeDocument }>(await ask(id, headers));
/** What a tab or the preview sends: the cookie, no token. */
const follow = (url: string, more: Record<string, string> = {}, { cookie } = anaIn) =>
  fetch(server.url + url, { headers: { cookie, ...more } });

const records = (id = passport) =>
  server.root
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'document.opened_by_staff')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('opening a document', () => {
  test('is on record before a byte leaves: who, why, and whose it is, and nothing of what is in it', async () => {
    const id = await upload('second.pdf', content);
    const { url, document } = await opened(id);
    // Nobody follows the link: had the program been killed here, the record would still be there.
    expect(await records(id)).toMatchObject([
      { actor_id: ana.id, actor_role: 'moderator', owner_id: harold.id, details: { reason: 'review' } },
    ]);
    expect(document.review).toMatchObject({ status: 'in_review', reviewed_by: 'Ana Ribeiro', version: 2 });
    expect(JSON.stringify([document, url])).not.toMatch(new RegExp(`${harold.id}|sha256|wrapped|file_path`));

    expect(await bytesOf(await follow(url))).toEqual(content);
    expect(await records(id)).toHaveLength(1);
  });

  test('again is one more record, and the state stays', async () => {
    const before = (await records()).length;
    await opened();
    const { document } = await opened();
    expect(await records()).toHaveLength(before + 2);
    expect(document.review).toMatchObject({ status: 'in_review', version: 2 });
  });

  test('for a question leaves the document waiting', async () => {
    const id = await upload('third.pdf', content);
    const { document } = await answerOf<{ document: OfficeDocument }>(
      await ask(id, anaIn, { reason: 'question' }),
    );
    expect(document.review).toMatchObject({ status: 'waiting', version: 1 });
    expect(await records(id)).toMatchObject([{ details: { reason: 'question' } }]);
  });

  test.each([{}, { reason: 'curiosity' }, { reason: '' }, { reason: 'review', note: 'his birthday' }])(
    'is refused with %o, and leaves no record',
    async (body) => {
      const before = await records();
      expect(await refusal(await ask(passport, anaIn, body))).toMatchObject({ code: 'invalid_input' });
      expect(await records()).toEqual(before);
    },
  );

  test('is not for applicants, their owners among them, nor for people who are not signed in', async () => {
    const before = await records();
    const robert = await server.signedIn(await server.aPerson());
    for (const headers of [haroldIn, robert])
      expect(await refusal(await ask(passport, headers))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await ask(passport, {} as SignedIn)).status).toBe(401);
    expect(await records()).toEqual(before);
  });

  test('that does not exist, is unfinished or is being erased, answers the same', async () => {
    const pending = await server.aDocument({ application, upload_status: 'pending' });
    const deleting = await server.aDocument({ application, upload_status: 'deleting' });
    for (const id of [randomUUID(), pending.id, deleting.id, application.id, 'x'])
      expect([id, await refusal(await ask(id))]).toMatchObject([id, { status: 404, code: 'not_found' }]);
  });
});

describe('the link of an opening', () => {
  test('carries the headers under which the owner gets it, and answers parts', async () => {
    const { url } = await opened();
    const whole = await follow(url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'content-disposition': expect.stringMatching(/^inline;/),
    });
    const part = await follow(url, { range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    expect((await follow(url, { range: 'bytes=999999999-' })).status).toBe(416);
    const word = await opened(await upload('lease.docx', aDocx()));
    expect((await follow(word.url)).headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test('is worth nothing after 60 seconds', async () => {
    const { url, expires_at } = await opened();
    const left = new Date(expires_at).getTime() - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    server.passTime(61_000);
    expect(await refusal(await follow(url))).toMatchObject({ status: 404, code: 'not_found' });
    server.passTime(-61_000);
  });

  test('is worth nothing in another session, of the same member of staff too, of the owner, or without one', async () => {
    const { url } = await opened();
    const tiago = await server.aPerson({ role: 'admin' });
    for (const other of [
      await server.signedIn(ana),
      await server.signedIn(tiago),
      haroldIn,
      { cookie: '', authorization: '' },
    ])
      for (const range of [undefined, 'bytes=0-3'])
        expect((await follow(url, range ? { range } : {}, other)).status).toBe(404);
  });

  test('opens what it was made for: another document, another record or a changed signature answer the same', async () => {
    const other = await upload('other.pdf', content);
    const { url } = await opened();
    const [, opening = ''] = /openings\/(\d+)\//.exec(url) ?? [];
    for (const changed of [
      url.replace(passport, other),
      url.replace(`/${opening}/`, `/${Number(opening) - 1}/`),
      url.replace(/signature=../, 'signature=AA'),
      url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) + 600}`),
      url.replace(`/files/openings/${opening}/`, '/files/'),
    ])
      expect((await follow(changed)).status).toBe(404);
    expect((await follow(url)).status).toBe(200);
  });

  test('dies with the role, and with the document', async () => {
    const rita = await server.aPerson({ role: 'moderator' });
    const ritaIn = await server.signedIn(rita);
    const first = await opened(passport, ritaIn);
    expect((await follow(first.url, {}, ritaIn)).status).toBe(200);
    await server.root.deleteFrom('user_roles').where('user_id', '=', rita.id).execute();
    expect((await follow(first.url, {}, ritaIn)).status).toBe(404);

    const gone = await upload('gone.pdf', content);
    const second = await opened(gone);
    await documentsClient(server.url, haroldIn).remove(gone);
    expect((await follow(second.url)).status).toBe(404);
  });
});

test('a tab that is loaded again after that minute goes to the queue, and programs are told nothing', async () => {
  const { url } = await opened();
  const over = url.replace(/expires=\d+/, 'expires=1');
  const tab = await fetch(server.url + over, {
    headers: { cookie: anaIn.cookie, accept: 'text/html,*/*;q=0.8' },
    redirect: 'manual',
  });
  expect([tab.status, tab.headers.get('location')]).toEqual([303, '/staff/review?link=over']);
  expect((await follow(over)).status).toBe(404);
});

test('no other way of an applicant’s leads staff to the bytes', async () => {
  const staff = documentsClient(server.url, anaIn);
  for (const answer of [
    await staff.content(passport),
    await staff.content(passport, { Range: 'bytes=0-3' }),
    await staff.link(passport),
    await staff.archiveLink(application.id),
  ])
    expect(answer.status).toBe(404);
});

test('and the database gives no key without a record: of this person, this document, and this minute', async () => {
  const read = (person: Person, document: string, opening: number) =>
    server.database.asActor(
      { as: 'staff', userId: person.id, sessionId: randomUUID(), role: 'moderator' },
      async (tx) => {
        const { rows } = await sql`select * from app.read_opened_document(${document}, ${opening})`.execute(
          tx,
        );
        return rows.length;
      },
    );
  await opened();
  const own = (await records()).at(-1)?.id ?? 0;
  expect(await read(ana, passport, own)).toBe(1);
  expect(await read(await server.aPerson({ role: 'moderator' }), passport, own)).toBe(0);
  expect(await read(ana, await upload('unopened.pdf', content), own)).toBe(0);
  expect(await read(ana, passport, 0)).toBe(0);
  const older = await server.root.transaction().execute(async (tx) => {
    // Past the trigger that writes who and when.
    await sql`set local session_replication_role = replica`.execute(tx);
    return tx
      .insertInto('audit_log')
      .values({
        action: 'document.opened_by_staff',
        subject_type: 'document',
        subject_id: passport,
        owner_id: harold.id,
        actor_id: ana.id,
        actor_role: 'moderator',
        occurred_at: new Date(Date.now() - 120_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  expect(await read(ana, passport, older.id)).toBe(0);
  await expect(
    server.asApplicant(harold, (tx) =>
      sql`select * from app.read_opened_document(${passport}, ${own})`.execute(tx),
    ),
  ).rejects.toThrow(/permission denied/);
});
