import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from './database.ts';
import { setDatabaseAhead } from './moved-clock.ts';

const { aDocument, anApplication, asApplicant, aPerson, connections, root } = aDatabase();
const dayMs = 86_400_000;
const daysAhead = (at: Date | null) => ((at?.getTime() ?? 0) - Date.now()) / dayMs;

test('defaults, triggers and what an applicant asks are moved, again and again, also on a connection that was there before', async () => {
  for (const days of [200, 400, 0]) {
    const maria = await aPerson();
    await setDatabaseAhead(connections.superuser, days * dayMs);
    const application = await anApplication({ owner: maria });
    expect(daysAhead(application.created_at)).toBeCloseTo(days);
    const { id } = await aDocument({ application });
    const filed = root.updateTable('documents').set({ document_category: 'passport' }).where('id', '=', id);
    const { waiting_since } = await filed.returning('waiting_since').executeTakeFirstOrThrow();
    expect(daysAhead(waiting_since)).toBeCloseTo(days);
    const { rows } = await asApplicant(maria, (tx) => sql<{ at: Date }>`select now() as at`.execute(tx));
    expect(daysAhead(rows[0]?.at ?? null)).toBeCloseTo(days);
  }
});
