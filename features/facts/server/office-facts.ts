import { type Selectable, sql } from 'kysely';
import type { Facts } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';
import type { OfficeFact } from '../contract.ts';
import { type FactContent, factFields } from '../rules.ts';

/** What somebody on the staff is called; takes the alias of their account's row. */
export const nameOfEditor = sql<
  string | null
>`coalesce(profile.full_name, person.display_name, person.email)`;

/** All facts with who changed them last. */
export function selectFacts(tx: Tx) {
  return tx
    .selectFrom('facts as fact')
    .leftJoin('accounts as person', 'person.id', 'fact.updated_by')
    .leftJoin('profiles as profile', 'profile.user_id', 'fact.updated_by')
    .selectAll('fact')
    .select(nameOfEditor.as('updated_by_name'));
}

export function presentFact(row: Selectable<Facts> & { updated_by_name: string | null }): OfficeFact {
  return {
    ...contentOf(row),
    id: row.id,
    version: row.version,
    updated_by_name: row.updated_by_name,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The columns that people edit. */
export function contentOf(fact: FactContent): FactContent {
  return Object.fromEntries(factFields.map((field) => [field, fact[field]])) as unknown as FactContent;
}

/** The day it is, as the register counts it. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
