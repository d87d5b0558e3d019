import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { Concept } from '../rules/concepts.ts';

interface Searched {
  head: string;
  text: string;
}

/** What PostgreSQL's full text finds of each concept in each passage, in the order of the passages. */
export async function fitPassages(
  tx: Tx,
  passages: readonly Searched[],
  concepts: readonly Concept[],
): Promise<{ matches: number[]; rank: number }[]> {
  if (passages.length === 0 || concepts.length === 0) return passages.map(() => ({ matches: [], rank: 0 }));
  const heads = passages.map(({ head }) => withoutAccents(head));
  const texts = passages.map(({ text }) => withoutAccents(text));
  const { rows } = await sql<{ matches: number[]; rank: number }>`
    with passage as materialized (
      select number, to_tsvector('english', head) as head, to_tsvector('english', body) as body
      from unnest(${heads}::text[], ${texts}::text[]) with ordinality as given (head, body, number)
    ), concept as materialized (
      select number, websearch_to_tsquery('english', asked) as asked
      from unnest(${concepts.map(asked)}::text[]) with ordinality as given (asked, number)
    )
    select array_agg(case when passage.head @@ concept.asked then 2 when passage.body @@ concept.asked then 1 else 0 end
        order by concept.number) as matches,
      sum(ts_rank(passage.head, concept.asked, 2))::float8 as rank
    from passage cross join concept
    group by passage.number order by passage.number`.execute(tx);
  return rows;
}

/** All ways to say it: "social security" or pension. Quotes keep a word like 'or' or '-' from being a command. */
function asked({ forms }: Concept): string {
  return forms.map((form) => `"${form.replaceAll('"', ' ')}"`).join(' or ');
}

/** Few people type 'Finanças'. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}
