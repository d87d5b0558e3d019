import { type RawBuilder, sql } from 'kysely';
import { containing } from './containing.ts';

/**
 * True for the rows whose search text contains what a person typed, in any case. Asked of a view that may use the
 * index on the texts, see db/current/functions/search.sql.
 * @param id - the column with the row's id, as the query names it.
 */
export function searchFinds(
  view: 'account_search' | 'application_search' | 'message_search',
  id: string,
  typed: string,
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(id)} in (select found.id from ${sql.id('app', view)} as found
    where found.search_text like lower(${containing(typed)}))`;
}
