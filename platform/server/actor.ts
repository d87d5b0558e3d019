import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import type { Role } from './schema/roles.ts';

/**
 * On whose behalf a transaction runs. The route's policy decides it: an admin on an applicant's route acts as an
 * applicant, so that a slip there can never show other people's data.
 */
export type Actor =
  | { as: 'anon' }
  | { as: 'applicant'; userId: string; sessionId: string }
  | { as: 'staff'; userId: string; sessionId: string; role: 'moderator' | 'admin' };

/** What a transaction is told about whoever it acts for. */
export interface Claims {
  role: Role;
  userId?: string;
  sessionId?: string;
  staffRole?: string;
  application?: string;
  /** Everything is read as of one moment, and nothing may be written. */
  snapshot?: boolean;
}

/** The claims of a person or of nobody. */
export function claimsOf(actor: Actor): Claims {
  if (actor.as === 'anon') return { role: 'rumo_anon' };
  const { userId, sessionId } = actor;
  if (actor.as === 'applicant') return { role: 'rumo_applicant', userId, sessionId };
  return { role: 'rumo_staff', userId, sessionId, staffRole: actor.role };
}

/** Claims of the transaction that is about to begin; a driver is told when to begin, but not for whom. */
export const beginningFor = new AsyncLocalStorage<Claims>();

/**
 * A dialect whose transactions begin with their claims, both in one message: a round trip is a fifth of what a small
 * read costs. Without claims it refuses to begin.
 */
export class ClaimsDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ClaimsDriver(this.#config);
  }
}

class ClaimsDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const claims = beginningFor.getStore();
    if (!claims) throw new Error('a transaction begins on behalf of somebody or not at all');
    try {
      const begin = claims.snapshot ? 'begin isolation level repeatable read read only' : 'begin';
      await connection.executeQuery(CompiledQuery.raw(`${begin}; ${takeOn(claims)}`));
    } catch (error) {
      // Half begun, the connection must not go back to the others as it is.
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  }
}

/**
 * Claims and a statement as one message, which PostgreSQL runs as one transaction: the answer comes after the commit, and
 * the claims are gone with it. Several statements in one message take no parameters: they are written as literals.
 */
export function inOneMessage(claims: Claims, { sql, parameters }: CompiledQuery): CompiledQuery {
  const literals = parameters.map((value) => {
    if (value === null) return 'null';
    if (typeof value !== 'string') throw new Error('only texts and nulls go into one message');
    return literalOf(value);
  });
  const statement = sql.replaceAll(/\$(\d+)/g, (_, number) => literals[Number(number) - 1] ?? 'null');
  return CompiledQuery.raw(`${takeOn(claims)}; ${statement}`);
}

/**
 * Everything is local to the transaction (`true`): a pooled connection goes back as its login, who may do nothing.
 * All claims are always written, so that none can be left over. Two statements in one message cannot take
 * parameters, hence the literals; ids and roles come from the session's row, and are escaped all the same.
 */
function takeOn(claims: Claims): string {
  const settings = {
    'app.user_id': claims.userId ?? '',
    'app.session_id': claims.sessionId ?? '',
    'app.staff_role': claims.staffRole ?? '',
    application_name: claims.application ?? 'rumo',
    role: claims.role,
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${literalOf(value)}, true)`,
  );
  return `select ${calls.join(', ')}`;
}

/** `escapeLiteral` reads letter by letter, and a batch has thousands of them in which there is nothing to escape. */
const literalOf = (value: string) => (/['\\]/.test(value) ? pg.escapeLiteral(value) : `'${value}'`);
