import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { jsonText } from '#platform/server/schema/column-types.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import type { staleFact } from '../contract.ts';
import { changedFields, type FactContent, factIdOf, factNameProblem, factProblems } from '../rules.ts';
import { contentOf, dayOf, presentFact, selectFacts } from './read-facts.ts';

/**
 * Adds a fact; its history begins with it. Added again by the same person in the same words, after an answer that got lost,
 * it is the one that is there. Throws `invalid_input`, also for a name that another one has.
 */
export async function addFact(
  { body: { name, ...content } }: Parsed<typeof contract.addFact>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.addFact>> {
  const wrongName = factNameProblem(name);
  const fields = {
    ...factProblems(content, dayOf(platform.clock())),
    ...(wrongName && { name: wrongName }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const id = factIdOf(name);
  return transaction(async (tx) => {
    // Of two at once one finds the name taken here.
    const added = await tx
      .insertInto('facts')
      .values({ ...content, id, updated_by: person.userId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      if (await beganSo(tx, id, content, person.userId))
        return presentFact(await selectFacts(tx).where('fact.id', '=', id).executeTakeFirstOrThrow());
      throw new AppError('invalid_input', { fields: { name: 'taken' } });
    }
    await tx
      .insertInto('fact_versions')
      .values({ fact_id: id, version: 1, content: jsonText(content), changed_by: person.userId })
      .execute();
    await recordAudit(tx, {
      action: 'fact.added',
      subject: { type: 'fact', id },
      details: { shown: content.is_shown },
      requestId,
    });
    return presentFact(await selectFacts(tx).where('fact.id', '=', id).executeTakeFirstOrThrow());
  });
}

/** Whether the fact was added by this person with this content, whatever became of it since. */
async function beganSo(tx: Tx, id: string, content: FactContent, by: string): Promise<boolean> {
  const first = await tx
    .selectFrom('fact_versions')
    .select('content')
    .where('fact_id', '=', id)
    .where('version', '=', 1)
    .where('changed_by', '=', by)
    .executeTakeFirst();
  return first !== undefined && changedFields(first.content as unknown as FactContent, content).length === 0;
}

/** Changes a fact: what applicants read beside a figure changes with the commit. */
export async function saveFact(
  { params: { id }, body: { version, ...content } }: Parsed<typeof contract.saveFact>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.saveFact>> {
  const now = platform.clock();
  const problems = factProblems(content, dayOf(now));
  return transaction(async (tx) => {
    await tx.selectFrom('facts').select('id').where('id', '=', id).forUpdate().execute();
    const before = await find(tx, id);
    if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
    const fields = changedFields(contentOf(before), content);
    if (fields.length === 0) return before;
    if (before.version !== version) {
      const details: z.input<typeof staleFact> = { fact: before };
      throw new AppError('stale', { details });
    }
    const next = before.version + 1;
    await tx
      .updateTable('facts')
      .set({ ...content, version: next, updated_by: person.userId, updated_at: now })
      .where('id', '=', id)
      .execute();
    await tx
      .insertInto('fact_versions')
      .values({ fact_id: id, version: next, content: jsonText(content), changed_by: person.userId })
      .execute();
    await recordAudit(tx, {
      action: 'fact.changed',
      subject: { type: 'fact', id },
      details: { version: next, fields },
      requestId,
    });
    return find(tx, id);
  });
}

async function find(tx: Tx, id: string) {
  const row = await selectFacts(tx).where('fact.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentFact(row);
}
