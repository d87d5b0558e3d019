import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { jsonText } from '#platform/server/json-text.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { addFact as contract } from '../contract.ts';
import { changedFields, type FactContent, factIdOf, factNameProblem, factProblems } from '../rules.ts';
import { dayOf, presentFact, selectFacts } from './office-facts.ts';

/**
 * Adds a fact; its history begins with it. Added again by the same person in the same words, after an answer that got lost,
 * it is the one that is there. Throws `invalid_input`, also for a name that another one has.
 */
export async function addFact(
  { body: { name, ...content } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
