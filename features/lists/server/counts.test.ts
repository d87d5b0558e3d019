import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { foldListCounts, recountLists } from './counts.ts';

const { database, aPerson, anApplication, aMessage, root, asModerator } = aDatabase({ poolSize: 6 });
const fold = () => foldListCounts({}, { database });

/** What the lists say they hold, and what they hold, of one moment. */
async function kept(): Promise<{ said: unknown; true: unknown }> {
  const { rows } = await sql<{ said: unknown; true: unknown }>`select
    (select json_object_agg(place, total order by place) from
      (select list || ' ' || bucket as place, sum(delta) as total from list_counts group by 1 having sum(delta) <> 0) as said) as said,
    (select json_object_agg(place, total order by place) from
      (select 'accounts all' as place, count(*) as total from accounts having count(*) > 0
       union all select 'visa_applications ' || status, count(*) from visa_applications group by status
       union all select 'support_messages ' || status, count(*) from support_messages group by status) as held) as true`.execute(
    root,
  );
  const [row] = rows;
  if (!row) throw new Error('no counts');
  return row;
}

const statuses = ['started', 'in_progress', 'under_review', 'approved', 'rejected', 'completed'] as const;

test('after any history the counts are what the lists hold, folded or not', async () => {
  const step = fc.record({
    what: fc.constantFrom('add', 'message', 'move', 'delete', 'fail', 'fold', 'truncate'),
    status: fc.constantFrom(...statuses),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (history) => {
      for (const { what, status } of history) {
        if (what === 'add') await anApplication({ status });
        if (what === 'message') await aMessage();
        if (what === 'move') await sql`update visa_applications set status = ${status}`.execute(root);
        if (what === 'delete') {
          await sql`delete from accounts where id in (select user_id from visa_applications limit 2)`.execute(
            root,
          );
        }
        if (what === 'fail') {
          await asModerator(async (tx) => {
            await tx.updateTable('visa_applications').set({ status }).execute();
            throw new Error('taken back');
          }).catch(() => {});
        }
        if (what === 'fold') await fold();
        if (what === 'truncate') await sql`truncate support_messages cascade`.execute(root);
        const counts = await kept();
        expect(counts.said).toEqual(counts.true);
      }
    }),
    { numRuns: 15 },
  );
});

test('in a crowd every reader sees counts that are right, while the job folds', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson()));
  let working = true;
  const readers = async (): Promise<number> => {
    let looked = 0;
    while (working) {
      const counts = await kept();
      expect(counts.said).toEqual(counts.true);
      looked += 1;
      await fold();
    }
    return looked;
  };
  const writer = async (owner: { id: string }, seed: number): Promise<void> => {
    for (let round = 0; round < 12; round += 1) {
      const application = await anApplication({
        owner,
        applicant: 'other',
        applicant_name: `Name ${round}`,
        status: statuses[(seed + round) % 6],
      });
      await aMessage({ from: owner });
      await asModerator((tx) =>
        tx
          .updateTable('visa_applications')
          .set({ status: statuses[(seed + round + 1) % 6] })
          .where('id', '=', application.id)
          .execute(),
      );
      if (round % 3 === 0) {
        await sql`delete from application_steps where application_id = ${application.id}`.execute(root);
        await sql`delete from visa_applications where id = ${application.id}`.execute(root);
      }
    }
  };
  const looking = Promise.all([readers(), readers()]);
  await Promise.all(people.map(writer)).finally(() => {
    working = false;
  });
  expect(Math.min(...(await looking))).toBeGreaterThan(0);

  const counts = await kept();
  expect(counts.said).toEqual(counts.true);
  await fold();
  const { rows } = await sql`select 1 from list_counts group by list, bucket having count(*) > 1`.execute(
    root,
  );
  expect(rows).toEqual([]);
  expect((await kept()).said).toEqual(counts.true);
});

test('a count that differs from the rows is found at night, set right and logged; writers do not disturb it', async () => {
  const owner = await aPerson();
  await sql`insert into list_counts (list, bucket, delta) values ('visa_applications', 'started', 7), ('accounts', 'all', -3)`.execute(
    root,
  );
  await sql`insert into list_counts (list, bucket, delta) values ('support_messages', 'forgotten', 1)`.execute(
    root,
  );
  const logged: unknown[] = [];
  const log = { error: (found: unknown) => logged.push(found) } as unknown as Parameters<
    typeof recountLists
  >[1]['log'];
  const recount = () => recountLists({}, { database, log });

  // Several at once correct a difference once, also while others write and fold.
  await Promise.all([
    recount(),
    recount(),
    fold(),
    ...Array.from({ length: 10 }, () => aMessage({ from: owner })),
  ]);
  const counts = await kept();
  expect(counts.said).toEqual(counts.true);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    drifts: [
      { list: 'accounts', bucket: 'all' },
      { list: 'support_messages', bucket: 'forgotten', kept: 1, counted: 0 },
      { list: 'visa_applications', bucket: 'started' },
    ],
  });
  await recount();
  expect(logged).toHaveLength(1);
});
