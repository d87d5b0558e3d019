import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  Transaction,
} from 'kysely';
import pg from 'pg';
import { currentRequestId } from './observability/request-id.ts';
import type { Role } from './schema/roles.ts';

/** Whose rights a transaction has. The route's policy decides: on an applicant's route an admin acts as an applicant. */
export type Actor =
  | { as: 'anon' }
  | { as: 'applicant'; userId: string; sessionId: string }
  | { as: 'staff'; userId: string; sessionId: string; role: 'moderator' | 'admin' };

/** What the database is told about the actor of a transaction. */
export interface Claims {
  role: Role;
  userId?: string;
  sessionId?: string;
  staffRole?: string;
  application?: string;
  /** For staff: PostgreSQL may use one plan for all values of a statement. */
  plansKept?: boolean;
  /** Reads one moment of the database; writing is refused. */
  snapshot?: boolean;
  /** The first statement, which takes the claims from a session that it looks up: see `admittingQuestion`. */
  admission?: { question: CompiledQuery; answered(answer: Promise<QueryResult<unknown>>): void };
  /** The connection of the transaction, once it begins. */
  connection?: DatabaseConnection;
  /** The answer to its beginning, where it was not waited for. */
  begun?: Promise<unknown>;
}

export function claimsOf(actor: Actor): Claims {
  if (actor.as === 'anon') return { role: 'rumo_anon' };
  const { userId, sessionId } = actor;
  if (actor.as === 'applicant') return { role: 'rumo_applicant', userId, sessionId };
  return { role: 'rumo_staff', userId, sessionId, staffRole: actor.role };
}

/** The claims of the transaction that is about to begin: kysely tells a driver when to begin, but not for whom. */
export const transactionClaims = new AsyncLocalStorage<Claims>();

/** Begins each transaction together with its claims, in one message: a round trip is a fifth of what a small read costs. */
export class ClaimsDialect extends PostgresDialect {
  readonly #driver: Driver;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#driver = new ClaimsDriver(config);
  }
  override createDriver(): Driver {
    return this.#driver;
  }
}

/**
 * The same transaction, whose statements leave without waiting for each other: kysely sends one at a time. PostgreSQL still
 * runs them in the order in which they were sent; what must come after another has to wait for it.
 */
export function sideBySide<DB>(tx: Transaction<DB>, dialect: ClaimsDialect): Transaction<DB> {
  const connection = transactionClaims.getStore()?.connection;
  if (!connection) throw new Error('the transaction has not begun');
  const executor = tx.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<DB>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
}

class ClaimsDriver extends PostgresDriver {
  /**
   * For people it does not wait: what the work asks leaves with it. Should it fail, PostgreSQL refuses all that follows, or
   * a login without claims sees and changes nothing; `begun` then says why. The system's login may do anything, and waits.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const claims = transactionClaims.getStore();
    if (!claims) throw new Error('a transaction needs claims');
    claims.connection = connection;
    const { admission } = claims;
    const begin = claims.snapshot ? 'begin isolation level repeatable read read only' : 'begin';
    const start = connection.executeQuery(
      CompiledQuery.raw(admission ? begin : `${begin}; ${setClaims(claims)}`),
    );
    const admitted = admission && connection.executeQuery(admission.question);
    if (admitted) admission.answered(admitted);
    const begun = Promise.all([start, admitted]);
    if (claims.role !== 'rumo_system') {
      claims.begun = begun;
      // `commitTransaction` waits for it.
      begun.catch(() => {});
      return;
    }
    try {
      await begun;
    } catch (error) {
      // A connection whose transaction is half begun must not return to the pool.
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  }

  /** What was only read needs no answer to its end: the connection's next transaction waits in line behind it. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const claims = transactionClaims.getStore();
    await claims?.begun;
    const committed = super.commitTransaction(connection);
    if (!claims?.snapshot || claims.role === 'rumo_system') return committed;
    // A connection that broke has been heard of by its pool.
    committed.catch(() => {});
  }
}

/**
 * Returns claims and a statement as one message, which PostgreSQL runs as one transaction. Several statements in one
 * message take no parameters, so these are written as literals.
 */
export function withClaims(claims: Claims, { sql, parameters }: CompiledQuery): CompiledQuery {
  const literals = parameters.map((value) => {
    if (value === null) return 'null';
    if (typeof value !== 'string') throw new Error('only strings and nulls can be literals here');
    return literalOf(value);
  });
  const statement = sql.replaceAll(/\$(\d+)/g, (_, number) => literals[Number(number) - 1] ?? 'null');
  return CompiledQuery.raw(`${setClaims(claims)}; ${statement}`);
}

/**
 * Sets every claim for this transaction alone (`true`), so that none is left over in a pooled connection. The literals
 * come from the session's row, and are escaped all the same.
 */
function setClaims(claims: Claims): string {
  const settings: Record<string, string> = {
    ...(claims.role === 'rumo_staff' && { plan_cache_mode: planCacheMode(claims) }),
    'app.user_id': claims.userId ?? '',
    'app.session_id': claims.sessionId ?? '',
    'app.staff_role': claims.staffRole ?? '',
    application_name: applicationName(claims.application ?? 'rumo'),
    role: claims.role,
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${literalOf(value)}, true)`,
  );
  return `select ${calls.join(', ')}`;
}

/** Bytes that PostgreSQL keeps of it. */
const longestName = 63;

/** The filters of staff's lists need a plan for their values. */
export const planCacheMode = ({ plansKept }: Pick<Claims, 'plansKept'>): string =>
  plansKept ? 'auto' : 'force_custom_plan';

/** With the id of the request where there is room: `pg_stat_activity` and PostgreSQL's own log then lead to it. */
export function applicationName(name: string): string {
  const id = currentRequestId();
  return id && name.length + 1 + id.length <= longestName ? `${name} ${id}` : name;
}

/** `escapeLiteral` reads character by character; of thousands of values in a batch few need it. */
const literalOf = (value: string) => (/['\\]/.test(value) ? pg.escapeLiteral(value) : `'${value}'`);
