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
