import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';
import { auditAction, auditSubject } from '../contract/audit.ts';
import type { AuditFilter } from '../contract/office-audit.ts';
import { groupOfAction } from '../rules/audit.ts';

/** The filter with people in place of their addresses. */
export interface AuditMatch {
  group: AuditFilter['group'];
  from: string | undefined;
  until: string | undefined;
  /** Accounts that acted; 'system' for nobody's doing. */
  who: string[] | 'system' | undefined;
  /** Accounts whose data it was about; and anything's id. */
  about: { owners: string[]; subject: string | undefined } | undefined;
  unknown: ('who' | 'about')[];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Looks the addresses up. One that nobody has matches nothing, and is told. */
export async function resolveFilter(tx: Tx, filter: AuditFilter): Promise<AuditMatch> {
  const who = filter.who?.toLowerCase();
  const about = filter.about?.toLowerCase();
  const unknown: AuditMatch['unknown'] = [];
  const actors = who && who !== 'system' ? await accountsOf(tx, who) : undefined;
  const owners = about ? await accountsOf(tx, about) : undefined;
  const subject = about && uuid.test(about) ? about : undefined;
  if (actors?.length === 0) unknown.push('who');
  if (owners?.length === 0 && !subject) unknown.push('about');
  return {
    group: filter.group,
    from: filter.from,
    until: filter.until,
    who: who === 'system' ? 'system' : actors,
    about: owners && { owners, subject },
    unknown,
  };
}

/** An id stands for itself, also when the account is gone. */
async function accountsOf(tx: Tx, wanted: string): Promise<string[]> {
  if (uuid.test(wanted)) return [wanted];
  const found = await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(email)`, '=', wanted)
    .execute();
  return found.map(({ id }) => id);
}

type Ids = SelectQueryBuilder<DB, 'audit_log', { id: number }>;

/**
 * The newest matching entries before a place, by their ids. "About" has two sides, each with an index: both are asked
 * for a page, so that a rare one is not looked for among millions of others.
 */
export function matchingAudit(tx: Tx, match: AuditMatch, page: { before?: string; limit: number }): Ids {
  const base = () => {
    let ids = tx
      .selectFrom('audit_log')
      .select('audit_log.id')
      .orderBy('audit_log.id', 'desc')
      .limit(page.limit);
    if (page.before) ids = ids.where('audit_log.id', '<', Number(page.before));
    if (match.who === 'system') ids = ids.where('actor_role', '=', 'system');
    else if (match.who) ids = ids.where('actor_id', 'in', orNobody(match.who));
    if (match.group) ids = ids.where('action', 'in', actionsOf(match.group));
    if (match.from) ids = ids.where('occurred_at', '>=', new Date(match.from));
    if (match.until) ids = ids.where('occurred_at', '<', new Date(match.until));
    return ids;
  };
  if (!match.about) return base();
  const { owners, subject } = match.about;
  const owned = base().where('owner_id', 'in', orNobody(owners));
  if (!subject) return owned;
  const named = base().where('subject_type', 'in', auditSubject.options).where('subject_id', '=', subject);
  return tx
    .selectFrom('audit_log')
    .select('audit_log.id')
    .where((eb) => eb.or([eb('audit_log.id', 'in', owned), eb('audit_log.id', 'in', named)]))
    .orderBy('audit_log.id', 'desc')
    .limit(page.limit);
}

/** `in ()` is no SQL; nobody has this id. */
const orNobody = (ids: string[]) => (ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000']);

function actionsOf(group: NonNullable<AuditMatch['group']>): string[] {
  return auditAction.options.filter((action) => groupOfAction(action) === group);
}
