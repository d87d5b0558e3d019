import { type RawBuilder, sql } from 'kysely';
import { recordAges } from '#features/schedule/rules/record-age.ts';

/**
 * The same as `dueDay` of `features/schedule/rules/record-age.ts`, in SQL, 'YYYY-MM-DD'.
 * @param table - what `application_dates` is called in the statement.
 */
export const dueDayOf = (table: string): RawBuilder<string> => {
  const [kind, day] = [sql.ref(`${table}.kind`), sql.ref(`${table}.day`)];
  return sql<string>`case ${kind} when 'criminal_record_issued' then ${day} + ${sql.lit(recordAges.days)} else ${day} end`;
};
