import pg from 'pg';

/** Type ids of PostgreSQL's catalogue. */
const int8 = 20;
const date = 1082;

/**
 * How columns arrive: bigints as numbers (ours stay far below 2^53), dates as 'YYYY-MM-DD' (the driver would make local
 * midnights), the rest as the driver does. `db/generated/types.ts` says the same.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === int8) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** The text of a JSON column. Replaces lone surrogates, which JSON columns refuse: a name cut within an emoji has one. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}
