import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeNote } from '#features/cases/contract/case-notes.ts';
import { beginUpload } from '#features/documents/contract.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { removeApplication, startApplication } from '../contract/applications.ts';
import { householdTexts } from '../texts/household.ts';

const { anApplication, aPerson, database, root } = aDatabase();
const call = callsOf(database, { files: { room: async () => null } as never });

const paul = { applicant: 'spouse', applicant_name: 'Paul' } as const;

async function added() {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria, ...paul });
  const remove = () => call(maria, removeApplication, { params: { id: application.id } });
  return { maria, application, remove };
}

const still = (id: string) =>
  root.selectFrom('visa_applications').select('id').where('id', '=', id).executeTakeFirst();

test('of two presses at once the second is told that it is gone, and nothing of a team that works on it', async () => {
  const { application, remove } = await added();
  const presses: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await root.transaction().execute(async (tx) => {
    await tx
      .selectFrom('visa_applications')
      .select('id')
      .where('id', '=', application.id)
      .forUpdate()
      .execute();
    presses.push(Promise.allSettled([remove(), remove()]));
    await untilWaiting(root, 2);
  });
  const [outcomes = []] = await Promise.all(presses);
  const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
  expect(refused).toEqual(['not_found']);
});

test('a file that is announced at the same moment keeps the person', async () => {
  const { maria, application, remove } = await added();
  let removal: ReturnType<typeof refusalOf> | undefined;
  await root.transaction().execute(async (tx) => {
    await tx
      .insertInto('documents')
      .values({
        application_id: application.id,
        user_id: maria.id,
        file_name: 'lease.pdf',
        file_type: 'application/pdf',
        file_size: 120,
      })
      .execute();
    removal = refusalOf(remove());
    await untilWaiting(root, 1);
  });
  expect(await removal).toMatchObject({ code: 'conflict', message: householdTexts.removal.hasDocuments });
  expect(await still(application.id)).toBeDefined();
});

test('what is written about a person who is removed at the same moment has no place any more', async () => {
  const tiago = await aPerson({ role: 'moderator' });
  const file = { file_name: 'lease.pdf', file_size: 120 };
  const tries: ((of: Awaited<ReturnType<typeof added>>) => Promise<unknown>)[] = [
    ({ maria, application }) =>
      call(maria, beginUpload, { body: { ...file, application_id: application.id } }),
    ({ application }) =>
      call(tiago, writeNote, {
        params: { id: application.id },
        body: { body: 'Call back.', client_key: randomUUID() },
      }),
  ];
  for (const write of tries) {
    const of = await added();
    let refused: ReturnType<typeof refusalOf> | undefined;
    await root.transaction().execute(async (tx) => {
      await tx.deleteFrom('visa_applications').where('id', '=', of.application.id).execute();
      refused = refusalOf(write(of));
      await untilWaiting(root, 1);
    });
    expect((await refused)?.code).toBe('not_found');
  }
});

test('a person who is added again while they are removed is there or is begun anew', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { maria, remove } = await added();
    const [removed, again] = await Promise.all([remove(), call(maria, startApplication, { body: paul })]);
    expect(removed).toBeUndefined();
    expect(await still(again.application.id)).toEqual(
      again.created ? { id: again.application.id } : undefined,
    );
  }
});
