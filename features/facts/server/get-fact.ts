import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getFact as contract, FactVersion } from '../contract.ts';
import { nameOfEditor, presentFact, selectFacts } from './office-facts.ts';

/** One fact and its history. */
export async function getFact(
  { params }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const row = await selectFacts(tx).where('fact.id', '=', params.id).executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const versions = await tx
      .selectFrom('fact_versions as state')
      .leftJoin('accounts as person', 'person.id', 'state.changed_by')
      .leftJoin('profiles as profile', 'profile.user_id', 'state.changed_by')
      .select(['state.version', 'state.changed_at', 'state.content'])
      .select(nameOfEditor.as('by'))
      .where('state.fact_id', '=', params.id)
      .orderBy('state.version', 'desc')
      .execute();
    const history = versions.map(({ version, by, changed_at, content }) => ({
      version,
      by,
      at: changed_at.toISOString(),
      content: content as unknown as FactVersion['content'],
    }));
    return { fact: presentFact(row), history };
  });
}
