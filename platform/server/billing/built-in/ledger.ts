import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database.ts';
import type { Catalogue } from './catalogue.ts';
import { missing } from './protocol.ts';
import type { CustomerRecord, Kind, Records } from './records.ts';

/** The built-in provider's books, open for one transaction. */
export interface Ledger {
  /** Seconds. */
  now: number;
  catalogue: Catalogue;
  /** Where the provider's pages are, without a slash at the end. */
  publicUrl: string;
  /** The call that is being answered, for its events. */
  request: { id: string | null; idempotency_key: string | null };
  find<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>;
  /** The same, and nobody else changes it until the end of the transaction. */
  lock<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>;
  add<K extends Kind>(kind: K, record: Records[K]): Promise<void>;
  save<K extends Kind>(kind: K, record: Records[K]): Promise<void>;
  /** Adds it unless there is one with this id; waits for a transaction that is just adding it. */
  claim<K extends Kind>(kind: K, record: Records[K]): Promise<boolean>;
  /** Newest first. */
  list<K extends Kind>(kind: K, filter?: ListFilter): Promise<Records[K][]>;
  remove(kind: Kind, createdBefore: number): Promise<void>;
  /** Removes answers and events that name a customer: what a person told us of themselves is in them, too. */
  forgetSaid(customer: string): Promise<void>;
  /** An event was written down in this transaction. */
  announce(eventId: string): Promise<void>;
}

export interface ListFilter {
  customer?: string;
  /** Fields of the record that must have these values. */
  where?: Record<string, string>;
  /** Fields that must not. */
  without?: Record<string, string>;
  limit?: number;
  /** The id after which the page begins. */
  after?: string;
}

/** What a ledger is opened with. */
export interface LedgerDeps {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  publicUrl: string;
  /** Hears of every event in its transaction; the built-in provider queues its delivery there. */
  announce: (tx: Tx, eventId: string) => Promise<void>;
}

/**
 * Runs `work` on the ledger in one transaction: everything that it writes, events included, is committed together or not at
 * all.
 */
export function inLedger<T>(deps: LedgerDeps, work: (ledger: Ledger) => Promise<T>): Promise<T> {
  return deps.database.asSystem('built-in billing: its own books', (tx) => work(openLedger(tx, deps)));
}

function openLedger(tx: Tx, { clock, catalogue, publicUrl, announce }: LedgerDeps): Ledger {
  const rows = (kind: Kind) =>
    tx.selectFrom('billing_provider_state').select('payload').where('kind', '=', kind);
  const rowOf = <K extends Kind>(kind: K, record: Records[K]) => ({
    kind,
    id: record.id,
    customer: customerOf(kind, record),
    payload: JSON.stringify(record),
  });

  return {
    now: Math.floor(clock().getTime() / 1000),
    catalogue,
    publicUrl,
    request: { id: null, idempotency_key: null },
    async find<K extends Kind>(kind: K, id: string) {
      const row = await rows(kind).where('id', '=', id).executeTakeFirst();
      return row?.payload as unknown as Records[K] | undefined;
    },
    async lock<K extends Kind>(kind: K, id: string) {
      const row = await rows(kind).where('id', '=', id).forUpdate().executeTakeFirst();
      return row?.payload as unknown as Records[K] | undefined;
    },
    async add(kind, record) {
      await tx.insertInto('billing_provider_state').values(rowOf(kind, record)).execute();
    },
    async save(kind, record) {
      await tx
        .updateTable('billing_provider_state')
        .set({ payload: JSON.stringify(record) })
        .where('kind', '=', kind)
        .where('id', '=', record.id)
        .execute();
    },
    async claim(kind, record) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('billing_provider_state')
        .values(rowOf(kind, record))
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async list<K extends Kind>(kind: K, { customer, where, without, limit, after }: ListFilter = {}) {
      let query = rows(kind).orderBy('position', 'desc');
      if (customer !== undefined) query = query.where('customer', '=', customer);
      for (const [field, value] of Object.entries(where ?? {})) {
        query = query.where(sql<string>`payload ->> ${field}`, '=', value);
      }
      for (const [field, value] of Object.entries(without ?? {})) {
        query = query.where(sql<string>`payload ->> ${field}`, '<>', value);
      }
      if (after !== undefined) {
        query = query.where('position', '<', (from) =>
          from
            .selectFrom('billing_provider_state')
            .select('position')
            .where('kind', '=', kind)
            .where('id', '=', after),
        );
      }
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(({ payload }) => payload as unknown as Records[K]);
    },
    async remove(kind, createdBefore) {
      await tx
        .deleteFrom('billing_provider_state')
        .where('kind', '=', kind)
        .where(sql<number>`(payload ->> 'created')::bigint`, '<', createdBefore)
        .execute();
    },
    async forgetSaid(customer) {
      await tx
        .deleteFrom('billing_provider_state')
        .where('kind', 'in', ['request', 'event'])
        .where(sql<boolean>`strpos(payload::text, ${customer}) > 0`)
        .execute();
    },
    announce: (eventId) => announce(tx, eventId),
  };
}

function customerOf<K extends Kind>(kind: K, record: Records[K]): string | null {
  if (kind === 'customer') return record.id;
  return 'customer' in record ? record.customer : null;
}

/**
 * The customer, locked: everything of one customer changes under this lock, so that two tabs, a job and a call of ours
 * come one after the other.
 * @throws ApiError `resource_missing` when there is none or it was deleted.
 */
export async function lockCustomer(ledger: Ledger, id: string, param?: string): Promise<CustomerRecord> {
  const customer = await ledger.lock('customer', id);
  if (!customer || customer.deleted) throw missing('customer', id, param);
  return customer;
}

/** @throws ApiError `resource_missing` when there is none. */
export async function need<K extends Kind>(
  ledger: Ledger,
  kind: K,
  id: string,
  noun: string,
  param?: string,
): Promise<Records[K]> {
  const record = await ledger.find(kind, id);
  if (!record) throw missing(noun, id, param);
  return record;
}
