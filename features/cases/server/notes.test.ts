import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { changeNote, listNotes, removeNote, restoreNote, writeNote } from '../contract/case-notes.ts';
import { getCase } from '../contract/cases.ts';
import { notesPerCase } from '../rules/cases.ts';
import { eraseNote } from './notes.ts';

const { database, aPerson, anApplication, asApplicant, root } = aDatabase();
let movedBy = 0;
const clock = () => new Date(Date.now() + movedBy);
const call = callsOf(database, { clock });
const minutes = (count: number) => {
  movedBy += count * 60_000;
};

let ana: Person;
let tiago: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
});

const write = (
  person: Person | undefined,
  id: string,
  body = 'Paid in arrears.',
  client_key: string = randomUUID(),
) => call(person, writeNote, { params: { id }, body: { body, client_key } });
const notesOf = async (id: string, person: Person | undefined = tiago) =>
  (await call(person, listNotes, { params: { id } })).notes;
const rowOf = (id: string) =>
  root.selectFrom('application_notes').selectAll().where('id', '=', id).executeTakeFirst();
const recorded = async (id: string) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'actor_role', 'owner_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const erase = (note_id: string) => eraseNote({ note_id }, { database, clock } as JobPlatform);

describe('a private note', () => {
  test('is read by all staff, newest first, and changed by its author alone', async () => {
    const { id } = await anApplication();
    const first = await write(tiago, id, '  Calls back on Monday.\r\nPrefers e-mail.  ');
    const second = await write(ana, id);
    expect(first.body).toBe('Calls back on Monday.\nPrefers e-mail.');
    expect(await notesOf(id, tiago)).toMatchObject([
      { id: second.id, author_name: 'Ana Ribeiro', abilities: { change: false } },
      { id: first.id, author_name: 'Tiago Pires', abilities: { change: true }, updated_at: null },
    ]);
    const file = await call(ana, getCase, { params: { id } });
    expect(file.notes).toMatchObject({ total: 2, newest: { id: second.id } });
  });

  test('stands once, however often and however fast somebody presses', async () => {
    const { id } = await anApplication();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(ana, id, 'Once', key)));
    expect(new Set(answers.map((note) => note.id)).size).toBe(1);
    expect(await notesOf(id)).toHaveLength(1);
    expect(await recorded(id)).toHaveLength(1);
  });

  test('is changed, and who saw an older text is told what stands there now', async () => {
    const { id } = await anApplication();
    const note = await write(ana, id);
    const params = { id: note.id };
    const changed = await call(ana, changeNote, { params, body: { body: 'Two', version: 1 } });
    expect(changed).toMatchObject({ body: 'Two', version: 2 });
    expect(changed.updated_at).not.toBeNull();
    const refusal = await refusalOf(call(ana, changeNote, { params, body: { body: 'Three', version: 1 } }));
    expect(refusal).toMatchObject({ code: 'stale', details: { note: { body: 'Two', version: 2 } } });
    // The same text again is the first request repeated.
    expect(await call(ana, changeNote, { params, body: { body: 'Two', version: 1 } })).toMatchObject({
      version: 2,
    });
    expect((await rowOf(note.id))?.body).toBe('Two');
  });

  test('is removed, brought back, removed again, and erased when its time has passed', async () => {
    const { id } = await anApplication();
    const note = await write(ana, id);
    const params = { id: note.id };
    const { restorable_until } = await call(ana, removeNote, { params });
    expect(Date.parse(restorable_until) - clock().getTime()).toBeGreaterThan(9 * 60_000);
    expect((await call(ana, removeNote, { params })).restorable_until).toBe(restorable_until);
    expect(await notesOf(id)).toEqual([]);
    expect((await call(ana, getCase, { params: { id } })).notes).toEqual({ total: 0, newest: null });

    expect(await call(ana, restoreNote, { params, body: {} })).toMatchObject({ body: note.body });
    expect(await call(ana, restoreNote, { params, body: {} })).toMatchObject({ body: note.body });
    minutes(11);
    await erase(note.id);
    expect(await notesOf(id)).toHaveLength(1);

    await call(ana, removeNote, { params });
    await erase(note.id);
    expect(await rowOf(note.id)).toBeDefined();
    minutes(10);
    await erase(note.id);
    expect(await rowOf(note.id)).toBeUndefined();
    expect((await refusalOf(call(ana, restoreNote, { params, body: {} }))).code).toBe('not_found');
    expect((await recorded(id)).map(({ action }) => action.split('_')[1])).toEqual([
      'written',
      'removed',
      'restored',
      'removed',
    ]);
  });

  test('is refused when the case is full, and nothing of it is kept', async () => {
    const { id } = await anApplication();
    await root
      .insertInto('application_notes')
      .values(
        Array.from({ length: notesPerCase }, () => ({
          application_id: id,
          author_id: ana.id,
          body: 'x',
          client_key: randomUUID(),
        })),
      )
      .execute();
    expect((await refusalOf(write(ana, id))).code).toBe('conflict');
    expect(await notesOf(id)).toHaveLength(notesPerCase);
  });
});

describe('nobody else', () => {
  test('finds a note: not the applicant on their own case, not by the log, not anybody signed out', async () => {
    const maria = await aPerson();
    const { id } = await anApplication({ owner: maria });
    const note = await write(ana, id, 'Income looks thin');
    expect((await refusalOf(notesOf(id, maria))).code).toBe('forbidden');
    expect((await refusalOf(write(maria, id))).code).toBe('forbidden');
    expect((await refusalOf(write(undefined, id))).code).toBe('not_authenticated');
    const change = { params: { id: note.id }, body: { body: 'x', version: 1 } };
    expect((await refusalOf(call(maria, changeNote, change))).code).toBe('forbidden');
    expect((await refusalOf(call(maria, removeNote, { params: { id: note.id } }))).code).toBe('forbidden');
    await expect(
      asApplicant(maria, (tx) => tx.selectFrom('application_notes').selectAll().execute()),
    ).rejects.toThrow(/permission denied/);
    const log = await asApplicant(maria, (tx) =>
      tx.selectFrom('audit_log').select(['action', 'details']).execute(),
    );
    expect(JSON.stringify(log)).not.toMatch(/note/);
    expect(await recorded(id)).toMatchObject([
      {
        action: 'application.note_written',
        actor_role: 'admin',
        owner_id: null,
        details: { note_id: note.id },
      },
    ]);
    expect(JSON.stringify(await recorded(id))).not.toContain('thin');
    expect(await rowOf(note.id)).toMatchObject({ body: 'Income looks thin', removed_at: null });
  });

  test('of staff changes or removes the note of a colleague, which looks like one that is not there', async () => {
    const { id } = await anApplication();
    const note = await write(ana, id);
    for (const params of [{ id: note.id }, { id: randomUUID() }]) {
      const change = call(tiago, changeNote, { params, body: { body: 'x', version: 1 } });
      expect((await refusalOf(change)).code).toBe('not_found');
      expect((await refusalOf(call(tiago, removeNote, { params }))).code).toBe('not_found');
      expect((await refusalOf(call(tiago, restoreNote, { params, body: {} }))).code).toBe('not_found');
    }
    expect((await refusalOf(write(tiago, randomUUID()))).code).toBe('not_found');
    expect((await refusalOf(notesOf(randomUUID()))).code).toBe('not_found');
    expect(await rowOf(note.id)).toMatchObject({ body: note.body, version: 1, removed_at: null });
  });

  test('keeps a note when the account of its case is erased; it outlives its author', async () => {
    const [maria, rita] = [await aPerson(), await aPerson({ role: 'moderator' })];
    const { id } = await anApplication({ owner: maria });
    const note = await write(rita, id);
    await root.deleteFrom('accounts').where('id', '=', rita.id).execute();
    expect(await notesOf(id)).toMatchObject([{ id: note.id, author_name: null }]);
    await root.deleteFrom('accounts').where('id', '=', maria.id).execute();
    expect(await rowOf(note.id)).toBeUndefined();
  });
});
