import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { jsonText } from '#platform/server/json-text.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveFact as contract, staleFact } from '../contract.ts';
import { changedFields, factProblems } from '../rules.ts';
import { contentOf, dayOf, presentFact, selectFacts } from './office-facts.ts';

/** Changes a fact: what applicants read beside a figure changes with the commit. */
export async function saveFact(
  { params: { id }, body: { version, ...content } }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
