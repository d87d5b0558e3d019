import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { jsonText } from '#platform/server/schema/column-types.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';
import type * as contract from '../contract.ts';
import { changedFields, type FactContent, factIdOf, factNameProblem, factProblems } from '../rules.ts';
import { contentOf, readFact } from './read-facts.ts';

/**
 * Adds a fact with its first version. Repeated by the same person with the same content, it returns the fact that is there.
 * Throws `invalid_input`, also for a name that another fact has.
 */
export async function addFact(
  { body: { name, ...content } }: Parsed<typeof contract.addFact>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.addFact>> {
  const wrongName = factNameProblem(name);
  const id = factIdOf(name);
  const fields = {
    ...factProblems({ ...content, id }, utcDay(platform.clock())),
    ...(wrongName && { name: wrongName }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return transaction(async (tx) => {
    const added = await tx
      .insertInto('facts')
      .values({ ...content, id, updated_by: person.userId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      await writeVersion(tx, { id, version: 1, content, by: person.userId });
      await recordAudit(tx, {
        action: 'fact.added',
        subject: { type: 'fact', id },
        details: { shown: content.is_shown },
        requestId,
      });
    } else if (!(await isRepeated(tx, id, content, person.userId)))
      throw new AppError('invalid_input', { fields: { name: 'taken' } });
    return readFact(tx, id);
  });
}

/** Whether this person added the fact with this content, whatever it became since. */
async function isRepeated(tx: Tx, id: string, content: FactContent, by: string): Promise<boolean> {
  const first = await tx
    .selectFrom('fact_versions')
    .select('content')
    .where('fact_id', '=', id)
    .where('version', '=', 1)
    .where('changed_by', '=', by)
    .executeTakeFirst();
  return first !== undefined && changedFields(first.content as unknown as FactContent, content).length === 0;
}

/** Changes a fact. Throws `not_found`, `invalid_input`, `stale`. */
export async function saveFact(
  { params: { id }, body: { version, ...content } }: Parsed<typeof contract.saveFact>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.saveFact>> {
  const now = platform.clock();
  const problems = factProblems({ ...content, id }, utcDay(now));
  return transaction(async (tx) => {
    await tx.selectFrom('facts').select('id').where('id', '=', id).forUpdate().execute();
    const before = await readFact(tx, id);
    if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
    const fields = changedFields(contentOf(before), content);
    if (fields.length === 0) return before;
    if (before.version !== version) {
      const details: z.input<typeof contract.staleFact> = { fact: before };
      throw new AppError('stale', { details });
    }
    const next = before.version + 1;
    await tx
      .updateTable('facts')
      .set({ ...content, version: next, updated_by: person.userId, updated_at: now })
      .where('id', '=', id)
      .execute();
    await writeVersion(tx, { id, version: next, content, by: person.userId });
    await recordAudit(tx, {
      action: 'fact.changed',
      subject: { type: 'fact', id },
      details: { version: next, fields },
      requestId,
    });
    return readFact(tx, id);
  });
}

async function writeVersion(
  tx: Tx,
  { id, version, content, by }: { id: string; version: number; content: FactContent; by: string },
): Promise<void> {
  await tx
    .insertInto('fact_versions')
    .values({ fact_id: id, version, content: jsonText(content), changed_by: by })
    .execute();
}
