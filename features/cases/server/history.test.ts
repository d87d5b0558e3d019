import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { deleteDocument } from '#features/documents/contract.ts';
import { answerMessage, sendMessage } from '#features/support/contract/support.ts';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aSupportMessage } from '#tests/support/request-bodies.ts';
import { writeNote } from '../contract/case-notes.ts';
import { getCaseHistory } from '../contract/cases.ts';

const { database, asApplicant, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail() });

let ana: Person;
let maria: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
  maria = await aPerson({ display_name: 'Maria Whitaker' });
});

const historyOf = (
  id: string,
  query: { kind?: 'notes' | 'status' | 'documents' | 'messages'; cursor?: string; limit?: number } = {},
) => call(ana, getCaseHistory, { params: { id }, query });
const uploaded = (document: { id: string }) =>
  asApplicant(maria, (tx) =>
    recordAudit(tx, {
      action: 'document.uploaded',
      subject: { type: 'document', id: document.id },
      ownerId: maria.id,
    }),
  );

test('everything about the case stands in it, newest first, with who did it, and can be narrowed to one kind', async () => {
  const application = await anApplication({ owner: maria });
  const passport = await aDocument({ application, file_name: 'passport.pdf' });
  const draft = await aDocument({ application, file_name: 'draft.pdf' });
  await uploaded(passport);
  await uploaded(draft);
  await call(maria, deleteDocument, { params: { id: draft.id } });
  await root.deleteFrom('documents').where('id', '=', draft.id).execute();
  const thread = await call(maria, sendMessage, {
    body: aSupportMessage(),
  });
  await call(ana, answerMessage, {
    params: { id: thread.id },
    body: { body: 'The one that issued it.', client_key: randomUUID() },
  });
  await call(ana, writeNote, {
    params: { id: application.id },
    body: { body: 'Careful', client_key: randomUUID() },
  });

  const { events, next_cursor } = await historyOf(application.id);
  expect(next_cursor).toBeNull();
  expect(events.map(({ action, by }) => `${by}: ${action}`)).toEqual([
    'Ana Ribeiro: application.note_written',
    'Ana Ribeiro: support.assigned',
    'Ana Ribeiro: support.replied',
    'Maria Whitaker: support.message_sent',
    'Maria Whitaker: document.deleted',
    'Maria Whitaker: application.progressed',
    'Maria Whitaker: document.uploaded',
    'Maria Whitaker: document.uploaded',
  ]);
  expect(events.at(-1)?.details).toMatchObject({ file_name: 'passport.pdf' });
  // Its name went with the file.
  expect(JSON.stringify(events)).not.toContain('draft.pdf');
  expect(events[2]).toMatchObject({
    subject: { type: 'support_message', id: thread.id },
    details: { thread: 'Apostille' },
  });

  const kinds = async (kind: 'notes' | 'status' | 'documents' | 'messages') =>
    (await historyOf(application.id, { kind })).events.length;
  expect(await Promise.all((['notes', 'status', 'documents', 'messages'] as const).map(kinds))).toEqual([
    1, 1, 3, 3,
  ]);
});

test('it comes in pages that miss and repeat nothing, also when something happens in between', async () => {
  const application = await anApplication({ owner: maria, applicant: 'spouse', applicant_name: 'Paul' });
  const happen = (count: number) =>
    asApplicant(maria, async (tx) => {
      for (let n = 0; n < count; n++)
        await recordAudit(tx, {
          action: 'guide.completed',
          subject: { type: 'application', id: application.id },
          ownerId: maria.id,
          details: { item: 'nif-portal' },
        });
    });
  await happen(7);
  const all = (await historyOf(application.id, { limit: 100 })).events.map(({ id }) => id);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await historyOf(application.id, { limit: 3, cursor });
    found.push(...page.events.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
    if (found.length === 3) await happen(1);
    expect(found.length).toBeLessThan(20);
  } while (cursor);
  // The person's messages of the other test are part of every case of theirs.
  expect(found).toEqual(all);
});

test('nothing of another person is in it', async () => {
  const application = await anApplication();
  await uploaded(
    await aDocument({
      application: await anApplication({ owner: maria, applicant: 'child', applicant_name: 'Leo' }),
    }),
  );
  expect((await historyOf(application.id)).events).toEqual([]);
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant, even on their own case', 'user', 'forbidden'],
  ['an admin with an id that is none of ours', 'admin', 'not_found'],
] as const)('%s sees no history', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const { id } = await anApplication({ owner: person });
  const params = { id: role === 'admin' ? randomUUID() : id };
  expect((await refusalOf(call(person, getCaseHistory, { params }))).code).toBe(code);
});
