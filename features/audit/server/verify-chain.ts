import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** A link of the chain; kept outside the database it also proves that the end was not cut off. */
export interface ChainHead {
  seq: number;
  hash: Buffer;
}

export type ChainFault =
  /** The row no longer gives the recorded hash: it, or one before it, was edited or moved. */
  | { kind: 'changed'; seq: number }
  /** A link is missing between others. */
  | { kind: 'link_missing'; seq: number }
  /** The link is there, its row is not. */
  | { kind: 'row_missing'; seq: number }
  /** A row that no link vouches for. */
  | { kind: 'unchained'; auditId: number }
  /** The chain no longer holds a head that was kept elsewhere: its end was cut off, or all of it was written anew. */
  | { kind: 'head_lost'; seq: number };

/** Faults reported at most; one edit makes one, a wholesale forgery would make millions. */
const most = 100;
/** Links in one statement: a second or two, after which somebody may be told how far it is. */
const pieceSize = 50_000;

export interface ChainReport {
  faults: ChainFault[];
  /** The present head, to note. */
  head: ChainHead | undefined;
  /** Links that were looked at. */
  entries: number;
}

/**
 * Walks the whole chain and recomputes every hash in the database (needs role system).
 * @param kept - heads noted earlier and elsewhere.
 * @param onProgress - told after each piece how many links have been looked at.
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

/** The links after `previous`, at most a piece; `last` is absent when there were none. */
async function verifyPiece(
  tx: Tx,
  previous: ChainHead | undefined,
): Promise<{ faults: ChainFault[]; links: number; last: ChainHead | undefined }> {
  const after = previous?.seq ?? null;
  // The end is fixed first: entries that are being written meanwhile belong to the next piece.
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

function readLink(tx: Tx, seq: number): Promise<ChainHead | undefined> {
  return tx.selectFrom('audit_chain').select(['seq', 'hash']).where('seq', '=', seq).executeTakeFirst();
}

/** The present end of the chain. */
export function readHead(tx: Tx): Promise<ChainHead | undefined> {
  return tx
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The earliest of the noted heads that is no longer where it was: everything after it is in doubt. */
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
