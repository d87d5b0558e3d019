import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** A link of the chain; a copy outside the database proves that the end was not cut off. */
export interface ChainHead {
  seq: number;
  hash: Buffer;
}

export type ChainFault =
  /** The row does not match its hash: it, or one before it, was changed or moved. */
  | { kind: 'changed'; seq: number }
  /** A link is missing between others. */
  | { kind: 'link_missing'; seq: number }
  /** The link has no row. */
  | { kind: 'row_missing'; seq: number }
  /** The row has no link. */
  | { kind: 'unchained'; auditId: number }
  /** An anchored head is gone: the chain's end was cut off, or the whole chain replaced. */
  | { kind: 'head_lost'; seq: number };

/** Faults reported at most: one change makes one, a forgery of everything would make millions. */
const most = 100;
/** Links per statement, which takes a second or two. */
const pieceSize = 50_000;

export interface ChainReport {
  faults: ChainFault[];
  /** The present head. */
  head: ChainHead | undefined;
  /** Links checked. */
  entries: number;
}

/**
 * Recomputes every hash of the chain in the database (needs role system).
 * @param kept - anchored heads.
 * @param onProgress - called after each batch with the number of links checked.
 */
export async function verifyChain(
  tx: Tx,
  kept: readonly ChainHead[] = [],
  onProgress: (checked: number) => Promise<void> = async () => {},
): Promise<ChainReport> {
  const faults: ChainFault[] = [];
  let last: ChainHead | undefined;
  let entries = 0;
  for (;;) {
    const piece = await verifyPiece(tx, last);
    faults.push(...piece.faults);
    entries += piece.links;
    if (!piece.last) break;
    last = piece.last;
    await onProgress(entries);
  }
  const unchained = await sql<{ id: number }>`
    select id from audit_log where not exists (select from audit_chain where audit_id = audit_log.id)
    order by id limit ${most}`.execute(tx);
  faults.push(...unchained.rows.map(({ id }): ChainFault => ({ kind: 'unchained', auditId: id })));
  faults.push(...(await lostHeads(tx, kept)));
  return { faults: faults.slice(0, most), head: last, entries };
}

/** Checks the next batch of links after `previous`; `last` is undefined when there is none. */
async function verifyPiece(
  tx: Tx,
  previous: ChainHead | undefined,
): Promise<{ faults: ChainFault[]; links: number; last: ChainHead | undefined }> {
  const after = previous?.seq ?? null;
  // The end is fixed first: entries written meanwhile belong to the next batch.
  const end = await sql<{ links: number; seq: number | null }>`
    select count(*)::int as links, max(seq) as seq from (
      select seq from audit_chain where ${after}::bigint is null or seq > ${after}::bigint
      order by seq limit ${pieceSize}) chain`.execute(tx);
  const { links, seq: to } = end.rows[0] ?? { links: 0, seq: null };
  const last = to === null ? undefined : await readLink(tx, to);
  if (!last) return { faults: [], links: 0, last: undefined };
  const { rows } = await sql<{ seq: number; has_row: boolean; has_previous: boolean }>`
    select seq, has_row, has_previous from (
      select chain.seq, entry.id is not null as has_row,
        chain.seq = coalesce(lag(chain.seq) over in_order, ${after}::bigint, 0) + 1 as has_previous,
        coalesce(chain.hash = app.audit_hash(
          coalesce(lag(chain.hash) over in_order, ${previous?.hash ?? null}::bytea, ''), entry), false) as holds
      from audit_chain chain left join audit_log entry on entry.id = chain.audit_id
      where (${after}::bigint is null or chain.seq > ${after}::bigint) and chain.seq <= ${last.seq}
      window in_order as (order by chain.seq)
    ) link
    where not (has_row and has_previous and holds)
    order by seq limit ${most}`.execute(tx);
  const faults = rows.map(({ seq, has_row, has_previous }): ChainFault => {
    if (!has_previous) return { kind: 'link_missing', seq: seq - 1 };
    return has_row ? { kind: 'changed', seq } : { kind: 'row_missing', seq };
  });
  return { faults, links, last };
}

const readLink = (tx: Tx, seq: number): Promise<ChainHead | undefined> =>
  tx.selectFrom('audit_chain').select(['seq', 'hash']).where('seq', '=', seq).executeTakeFirst();

export function readHead(tx: Tx): Promise<ChainHead | undefined> {
  return tx
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The earliest anchored head that has changed or is gone: everything after it is in doubt. */
async function lostHeads(tx: Tx, kept: readonly ChainHead[]): Promise<ChainFault[]> {
  if (kept.length === 0) return [];
  const present = await tx
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .where('seq', 'in', [...new Set(kept.map(({ seq }) => seq))])
    .execute();
  const hashes = new Map(present.map(({ seq, hash }) => [Number(seq), hash]));
  const lost = kept.filter(({ seq, hash }) => !hashes.get(seq)?.equals(hash));
  return lost.length > 0 ? [{ kind: 'head_lost', seq: Math.min(...lost.map(({ seq }) => seq)) }] : [];
}
