import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { aServer } from '#tests/support/server.ts';
import type { ApplicationStatus } from '../contract/applications.ts';
import { tellDecision } from './tell-decision.ts';

/** Over real HTTP, with the server's clock moved past the 30 seconds and the job run as the worker would run it. */
const server = aServer();

let ana: Person;
let tiago: Person;
beforeAll(async () => {
  ana = await server.aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  tiago = await server.aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
});

/** Signs in for each call: the clock runs ahead of what a token is good for. */
async function put(as: Person, path: string, method: 'PUT' | 'POST', body: object) {
  const answer = await fetch(`${server.url}/api/office/applications/${path}`, {
    method,
    headers: { ...(await server.signedIn(as)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const decide = (as: Person, id: string, version: number, status: ApplicationStatus, reason?: string) =>
  put(as, `${id}/status`, 'PUT', { status, version, reason });
const undo = (as: Person, id: string, version: number) => put(as, `${id}/undo`, 'POST', { version });
const tell = (id: string) => tellDecision({ application_id: id }, server.platform);
const toldLater = async (id: string) => {
  server.passTime(31_000);
  await tell(id);
};

const mailsOf = (id: string) =>
  server.root
    .selectFrom('outbox_mails')
    .select(['user_id', 'template', 'parameters', 'dedupe_key'])
    .where('template', '=', 'decision')
    .where(sql<boolean>`parameters ->> 'application_id' = ${id}`)
    .orderBy('created_at')
    .execute();
const rowOf = (id: string) =>
  server.root
    .selectFrom('visa_applications')
    .select(['status', 'version', 'held_status', 'held_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const aCase = () => server.anApplication({ status: 'under_review' });

test('in 50 rounds of two deciding one case at the same moment one wins, and the applicant gets one status and one mail', async () => {
  for (let round = 0; round < 50; round++) {
    const { id, user_id } = await aCase();
    const outcomes = await Promise.all([
      decide(ana, id, 1, 'approved'),
      decide(tiago, id, 1, 'rejected', 'Income too low'),
    ]);
    const won = outcomes.find(({ status }) => status === 200);
    const lost = outcomes.find(({ status }) => status === 409);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(lost?.body.error).toMatchObject({
      code: 'stale',
      details: {
        application: { id, status: won?.body.status, version: 2 },
        changed_by: won?.body.status === 'approved' ? 'Ana Ribeiro' : 'Tiago Pires',
      },
    });
    expect(await mailsOf(id)).toEqual([]);

    server.passTime(31_000);
    // The queue promises to run a job at least once, and two workers may have it at once.
    await Promise.all([tell(id), tell(id)]);
    await tell(id);
    expect(await mailsOf(id)).toEqual([
      {
        user_id,
        template: 'decision',
        parameters: { application_id: id, version: 2 },
        dedupe_key: `decision:${id}:2`,
      },
    ]);
    expect(await rowOf(id)).toEqual({
      status: won?.body.status,
      version: 2,
      held_status: null,
      held_until: null,
    });
  }
}, 60_000);

describe('what the applicant is told', () => {
  test('is nothing while a decision can be undone, and nothing of one that was', async () => {
    const { id } = await aCase();
    await decide(ana, id, 1, 'approved');
    await tell(id);
    expect((await undo(ana, id, 2)).status).toBe(200);
    await toldLater(id);
    expect(await mailsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'under_review', version: 3 });
  });

  test('of a decision that was taken back and made again is one mail', async () => {
    const { id } = await aCase();
    await decide(ana, id, 1, 'approved');
    await undo(tiago, id, 2);
    await decide(ana, id, 3, 'approved');
    await toldLater(id);
    expect(await mailsOf(id)).toMatchObject([{ dedupe_key: `decision:${id}:4` }]);
  });

  test('of two decisions in a row is what stands, in one mail, 30 seconds after the last', async () => {
    const { id } = await aCase();
    await decide(ana, id, 1, 'approved');
    server.passTime(20_000);
    await decide(tiago, id, 2, 'rejected');
    server.passTime(15_000);
    await tell(id);
    expect(await mailsOf(id)).toEqual([]);
    server.passTime(16_000);
    await tell(id);
    expect(await mailsOf(id)).toMatchObject([{ parameters: { version: 3 } }]);
    expect((await rowOf(id)).status).toBe('rejected');
  });

  test('is nothing when staff came back to what they know', async () => {
    const { id } = await aCase();
    await decide(ana, id, 1, 'approved');
    await decide(ana, id, 2, 'under_review');
    await toldLater(id);
    expect(await mailsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'under_review', held_status: null });
  });

  test('is a new note to the same decision, too; the same note again is no news', async () => {
    const { id } = await aCase();
    await decide(ana, id, 1, 'rejected', 'Income too low');
    await toldLater(id);
    await decide(ana, id, 2, 'rejected', 'Income too low');
    await toldLater(id);
    expect(await mailsOf(id)).toHaveLength(1);
    await decide(ana, id, 3, 'rejected', 'Income too low in March');
    await toldLater(id);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  test('of each of two decisions that both stood is a mail, although no worker ran between them', async () => {
    const { id } = await aCase();
    await decide(ana, id, 1, 'approved');
    server.passTime(31_000);
    await decide(ana, id, 2, 'rejected');
    await toldLater(id);
    expect((await mailsOf(id)).map(({ dedupe_key }) => dedupe_key)).toEqual([
      `decision:${id}:2`,
      `decision:${id}:3`,
    ]);
  });
});
