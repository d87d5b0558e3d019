import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aServer, type SignedIn } from '#tests/support/server.ts';
import type { Guide, GuideId } from '../contract.ts';
import { guideItems } from '../rules/guide-items.ts';

const server = aServer();

/** A thousand ticks in all: so many stories, each of two clients who tick and untick so often. */
const stories = 5;
const ticksEach = 100;

/** The first step and its items, which are open from the start, and one that is locked until it is done. */
const ids: GuideId[] = ['nif-number', ...guideItems['nif-number'], 'documents'];
const story = fc.array(fc.record({ id: fc.constantFrom(...ids), completed: fc.boolean() }), {
  minLength: ticksEach,
  maxLength: ticksEach,
});

const guideOf = async (applicationId: string, headers: SignedIn): Promise<Guide> => {
  const answer = await fetch(`${server.url}/api/applications/${applicationId}/guide`, {
    headers: { ...headers },
  });
  return answer.json();
};

/** Ticks one after another, as one browser does; a refusal is an answer, too. */
async function play(applicationId: string, headers: SignedIn, ticks: { id: GuideId; completed: boolean }[]) {
  for (const { id, completed } of ticks) {
    const { status } = await fetch(`${server.url}/api/applications/${applicationId}/guide/${id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ completed }),
    });
    expect([200, 409]).toContain(status);
  }
}

/** What is ticked if one believes the history alone. A tick that is recorded twice, or taken back unticked, is a fault. */
async function replayed(applicationId: string): Promise<string[]> {
  const rows = await server.root
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', applicationId)
    .where('action', 'in', ['guide.completed', 'guide.reopened'])
    .orderBy('id')
    .execute();
  const ticked = new Set<string>();
  for (const { action, details } of rows) {
    const { item } = details as { item: string };
    expect(ticked.has(item), `${action} ${item}`).toBe(action === 'guide.reopened');
    if (action === 'guide.completed') ticked.add(item);
    else ticked.delete(item);
  }
  return [...ticked].sort();
}

test('two clients who tick the same things at once end with the same guide, which is what the history says', async () => {
  await fc.assert(
    fc.asyncProperty(story, story, async (laptop, handset) => {
      const maria = await server.aPerson();
      const { id } = await server.anApplication({ owner: maria });
      const sessions = [await server.signedIn(maria), await server.signedIn(maria)] as const;
      await Promise.all([play(id, sessions[0], laptop), play(id, sessions[1], handset)]);
      const [one, other] = [await guideOf(id, sessions[0]), await guideOf(id, sessions[1])];
      expect(one).toEqual(other);
      expect(Object.keys(one.completed).sort()).toEqual(await replayed(id));
    }),
    { numRuns: stories, endOnFailure: true },
  );
}, 120_000);
