import { type RawBuilder, sql } from 'kysely';
import type { RoleName } from '#platform/shared/roles.ts';
import { applicationName, type Claims, planCacheMode } from './actor.ts';

/** What a request brings to show whose it is: the ids from its signed token, and the digest of its cookie. */
export interface SessionProof {
  userId: string;
  sessionId: string;
  cookieHash: Buffer;
}

/** A session as its rows are now. */
export interface LiveSession {
  created_at: Date;
  last_seen_at: Date;
  /** When the user last proved who they are. */
  signed_in_at: Date;
  /** The organisation of the account that they signed in with, from the provider. */
  hosted_domain: string | null;
  email: string;
  role: RoleName;
  /** The setting `maintenance_mode`. */
  maintenance: boolean;
}

/** Reads a living session; no row without one. See db/current/functions/find_session.sql. */
export const sessionQuestion = (proof: SessionProof): RawBuilder<LiveSession> =>
  sql<LiveSession>`select * from ${foundBy(proof)}`;

/**
 * The same as the first statement of a transaction, which takes its claims from what is found: without a living session, and
 * for staff without a role, the transaction is nobody's. Returns one row, of nulls where no session is found.
 */
export function admittingQuestion(
  claims: Pick<Claims, 'role' | 'plansKept'>,
  proof: SessionProof,
): RawBuilder<Arriving> {
  const { role } = claims;
  const isStaff = role === 'rumo_staff';
  const whereFound = (value: string) =>
    sql`case when found.created_at is null then '' else ${value}::text end`;
  const staffRole = sql`coalesce(nullif(found.role, 'user'), '')`;
  return sql<Arriving>`select found.*, set_config('app.user_id', ${whereFound(proof.userId)}, true),
    set_config('app.session_id', ${whereFound(proof.sessionId)}, true),
    set_config('app.staff_role', ${isStaff ? staffRole : sql`''`}, true),
    ${isStaff ? sql`set_config('plan_cache_mode', ${planCacheMode(claims)}::text, true),` : sql``}
    set_config('application_name', ${applicationName('rumo')}::text, true), set_config('role', ${role}::text, true)
    from (select) as one left join ${foundBy(proof)} as found on true`;
}

/** A session that may not have been found. */
export type Arriving = LiveSession | { [Column in keyof LiveSession]: null };

const foundBy = ({ sessionId, userId, cookieHash }: SessionProof) =>
  sql`app.find_session(${sessionId}, ${userId}, ${cookieHash})`;
