import pg from 'pg';

/** Type numbers of PostgreSQL's catalogue. */
const int8 = 20;

const date = 1082;

/**
 * How columns arrive: counts and sizes as numbers (ours stay far below 2^53), days as 'YYYY-MM-DD' (the driver would
 * make local midnights of them), the rest as the driver does. `db/generated/types.ts` says the same.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === int8) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * A value as the text of a JSON column. Half of a letter, as it is left where a name with an emoji was cut, becomes the sign for
 * what cannot be read: columns of text keep it so too, but JSON columns refuse it.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}
