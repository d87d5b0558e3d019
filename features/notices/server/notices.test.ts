import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  assignApplication,
  decideApplication,
  undoDecision,
} from '#features/applications/contract/applications.ts';
import { changeNote, writeNote } from '#features/cases/contract/case-notes.ts';
import { reviewDocument } from '#features/reviews/contract.ts';
import { addNote, assignMessage } from '#features/support/contract/office-support.ts';
import { answerMessage, sendReply } from '#features/support/contract/support.ts';
import type { Tx } from '#platform/server/database.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getNoticeSummary, listNotices, markNoticesRead, setMuted } from '../contract.ts';
import { keptDays, keptNotices } from '../rules.ts';
import { sweepNotices } from './notices.ts';

const { database, aPerson, anApplication, aDocument, aMessage, asAdmin, asApplicant, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail() });

let ana: Person;
let tiago: Person;
let ruth: Person;
let file: Awaited<ReturnType<typeof anApplication>>;
let message: Awaited<ReturnType<typeof aMessage>>;
beforeEach(async () => {
  const mark = randomUUID().slice(0, 8);
  ana = await aPerson({ role: 'admin', profile: { full_name: `Ana ${mark}` } });
  tiago = await aPerson({ role: 'moderator', display_name: `Tiago ${mark}` });
  ruth = await aPerson({ profile: { full_name: 'Ruth Alder' } });
  file = await anApplication({ owner: ruth, status: 'under_review' });
  message = await aMessage({ from: ruth, subject: 'Apostille' });
});

const listOf = async (person: Person) => (await call(person, listNotices, {})).notices;
const unreadOf = async (person: Person) => (await call(person, getNoticeSummary, {})).unread;
const key = () => randomUUID() as string;
const giveCase = (by: Person, assignee: Person | null) =>
  call(by, assignApplication, { params: { id: file.id }, body: { assignee: assignee?.id ?? null } });
const giveThread = (by: Person, assignee: Person) =>
  call(by, assignMessage, { params: { id: message.id }, body: { assigned_to: assignee.id } });
const replyOf = (person: Person) =>
  call(person, sendReply, { params: { id: message.id }, body: { body: 'Here.', client_key: key() } });
const decide = (by: Person, version: number) =>
  call(by, decideApplication, { params: { id: file.id }, body: { status: 'approved', version } });
const noteOn = (by: Person, body: string) =>
  call(by, writeNote, { params: { id: file.id }, body: { body, client_key: key() } });

describe('comes to a colleague', () => {
  test('a case and a conversation that were given to them, once each', async () => {
    await giveCase(ana, tiago);
    await giveCase(ana, tiago);
    await giveThread(ana, tiago);
    expect(await listOf(tiago)).toMatchObject([
      { kind: 'assigned', message_id: message.id, about: 'Apostille', name: 'Ruth Alder', is_read: false },
      {
        kind: 'assigned',
        application_id: file.id,
        name: 'Ruth Alder',
        by: expect.stringMatching(/^Ana /),
      },
    ]);
    expect(await unreadOf(tiago)).toBe(2);
  });

  test('what the person replies in their conversation, several times as one line', async () => {
    await giveThread(tiago, tiago);
    await replyOf(ruth);
    await replyOf(ruth);
    expect(await listOf(tiago)).toMatchObject([
      { kind: 'replied', message_id: message.id, by: 'Ruth Alder' },
    ]);
    await call(ana, answerMessage, { params: { id: message.id }, body: { body: 'Yes.', client_key: key() } });
    expect(await unreadOf(tiago)).toBe(1);
  });

  test('another one’s decision about their case, and no word of it once it is taken back', async () => {
    await giveCase(tiago, tiago);
    const { version } = await decide(ana, file.version);
    expect(await listOf(tiago)).toMatchObject([
      { kind: 'decided', application_id: file.id, document_id: null },
    ]);
    await call(ana, undoDecision, { params: { id: file.id }, body: { version } });
    expect(await listOf(tiago)).toEqual([]);
  });

  test('another one’s decision about a paper of their case, and no word of it once it is taken back', async () => {
    await giveCase(tiago, tiago);
    const { id } = await aDocument({ application: file, document_category: 'passport' });
    const say = (status: 'accepted' | 'waiting', version: number) =>
      call(ana, reviewDocument, { params: { id }, body: { status, version } });
    await say('accepted', 1);
    expect(await listOf(tiago)).toMatchObject([{ kind: 'decided', document_id: id, about: 'passport' }]);
    await say('waiting', 2);
    expect(await listOf(tiago)).toEqual([]);
  });

  test('a note that names them, once, however it is changed', async () => {
    const name = tiago.display_name ?? '';
    const note = await noteOn(ana, 'Please look.');
    expect(await listOf(tiago)).toEqual([]);
    const change = (body: string, version: number) =>
      call(ana, changeNote, { params: { id: note.id }, body: { body, version } });
    await change(`Please look, @${name}.`, 1);
    expect(await listOf(tiago)).toMatchObject([{ kind: 'mentioned', application_id: file.id }]);
    await call(tiago, markNoticesRead, { body: { id: (await listOf(tiago))[0]?.id ?? 0 } });
    await change(`Please look today, @${name}.`, 2);
    expect(await unreadOf(tiago)).toBe(0);
    const body = { body: `@${name}: @${name}`, client_key: key() };
    await call(ana, addNote, { params: { id: message.id }, body });
    await call(ana, addNote, { params: { id: message.id }, body });
    expect(await listOf(tiago)).toMatchObject([{ message_id: message.id }, { application_id: file.id }]);
    expect(await call(tiago, getNoticeSummary, {})).toMatchObject({
      unread: 1,
      mentions: { applications: 0, support: 1 },
    });
  });
});

test('nobody is told of what they do themselves', async () => {
  await giveCase(tiago, tiago);
  await giveThread(tiago, tiago);
  await decide(tiago, file.version);
  await noteOn(tiago, `@${tiago.display_name}`);
  expect(await listOf(tiago)).toEqual([]);
});

test('a cause that is undone rings nothing', async () => {
  const gone = asAdmin(async (tx) => {
    await tx
      .updateTable('support_messages')
      .set({ assigned_to: tiago.id })
      .where('id', '=', message.id)
      .execute();
    throw new Error('undone');
  });
  await expect(gone).rejects.toThrow('undone');
  expect(await listOf(tiago)).toEqual([]);
});

describe('is theirs alone', () => {
  test('nobody else reads it, marks it, or writes one; who is no longer staff has none', async () => {
    await giveCase(ana, tiago);
    const [mine] = await listOf(tiago);
    const body = { id: mine?.id ?? 0 };
    expect(await listOf(ana)).toEqual([]);
    expect((await refusalOf(call(ana, markNoticesRead, { body }))).code).toBe('not_found');
    const older = call(ana, markNoticesRead, { body: { ...body, and_older: true } });
    expect((await refusalOf(older)).code).toBe('not_found');
    expect(await unreadOf(tiago)).toBe(1);
    for (const person of [ruth, undefined])
      expect((await refusalOf(call(person, listNotices, {}))).code).toBe(
        person ? 'forbidden' : 'not_authenticated',
      );
    const forged = { kind: 'decided' as const, for_account: tiago.id, application_id: file.id };
    const forge = (tx: Tx) => tx.insertInto('staff_notices').values(forged).execute();
    await expect(asAdmin(forge)).rejects.toThrow('permission denied');
    await expect(asApplicant(ruth, forge)).rejects.toThrow('permission denied');
    await root.deleteFrom('user_roles').where('user_id', '=', tiago.id).execute();
    const left = { ...tiago, role: 'user' as const };
    expect((await refusalOf(call(left, listNotices, {}))).code).toBe('forbidden');
    await giveThread(ana, ana);
    await noteOn(ana, `@${tiago.display_name}`);
    expect(
      await root.selectFrom('staff_notices').select('id').where('for_account', '=', tiago.id).execute(),
    ).toHaveLength(1);
  });

  test('nobody rings about a note that another wrote', async () => {
    const { id } = await noteOn(tiago, 'Mine.');
    await asAdmin((tx) => sql`select app.mention(${id}, ${[tiago.id]})`.execute(tx));
    expect(await listOf(tiago)).toEqual([]);
  });

  test('it goes with the account', async () => {
    await giveCase(ana, tiago);
    await call(tiago, setMuted, { body: { kind: 'replied', muted: true } });
    await root.deleteFrom('accounts').where('id', '=', tiago.id).execute();
    for (const [table, column] of [
      ['staff_notices', 'for_account'],
      ['muted_notices', 'user_id'],
    ] as const)
      expect(
        await root
          .selectFrom(table)
          .selectAll()
          .where(column as never, '=', tiago.id as never)
          .execute(),
      ).toEqual([]);
  });
});

test('all are marked up to the newest that was seen; what came meanwhile stays unread', async () => {
  await giveCase(ana, tiago);
  const [seen] = await listOf(tiago);
  await giveThread(ana, tiago);
  await call(tiago, markNoticesRead, { body: { id: seen?.id ?? 0, and_older: true } });
  await call(tiago, markNoticesRead, { body: { id: seen?.id ?? 0, and_older: true } });
  expect((await listOf(tiago)).map(({ is_read }) => is_read)).toEqual([false, true]);
});

test('a muted kind stays in the list and in no number, for this colleague alone', async () => {
  await giveCase(ana, tiago);
  const mute = (muted: boolean) => call(tiago, setMuted, { body: { kind: 'assigned', muted } });
  await Promise.all([mute(true), mute(true)]);
  expect(await call(tiago, getNoticeSummary, {})).toMatchObject({ unread: 0, muted: ['assigned'] });
  expect(await listOf(tiago)).toHaveLength(1);
  expect((await call(ana, getNoticeSummary, {})).muted).toEqual([]);
  await mute(false);
  expect(await unreadOf(tiago)).toBe(1);
});

test('the list comes in pages; the sweep keeps the newest of an account, and nothing beyond its days', async () => {
  await root
    .insertInto('staff_notices')
    .values(
      Array.from({ length: keptNotices + 3 }, (_, at) => ({
        for_account: tiago.id,
        kind: 'mentioned' as const,
        application_id: file.id,
        created_at: new Date(Date.now() - (at === keptNotices + 2 ? keptDays + 1 : 1) * 86_400_000),
      })),
    )
    .execute();
  await giveCase(ana, tiago);
  const first = await call(tiago, listNotices, { query: { limit: 2 } });
  const next = await call(tiago, listNotices, { query: { limit: 2, before: first.next_before ?? 0 } });
  const ids = [...first.notices, ...next.notices].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));

  await sweepNotices({}, { database, clock: () => new Date() } as JobPlatform);
  const kept = await root
    .selectFrom('staff_notices')
    .select(['id', 'created_at'])
    .where('for_account', '=', tiago.id)
    .orderBy('id', 'desc')
    .execute();
  expect(kept[0]?.id).toBe(ids[0]);
  expect(kept).toHaveLength(keptNotices - 1);
});
