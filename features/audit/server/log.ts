import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { AuditFilter, AuditRow, listAudit as contract } from '../contract/office-audit.ts';
import { auditActions, auditSubjects, kindOf } from '../registry.ts';

/** One page of the log, newest first. Reading it is not recorded: it would fill the log with itself. */
export async function listAudit(
  { query: { before, limit, ...filter } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const match = await resolveFilter(tx, filter);
    const ids = await matchingAudit(tx, match, { before, limit: limit + 1 }).execute();
    const page = ids.slice(0, limit).map(({ id }) => Number(id));
    return {
      entries: await readEntries(tx, page),
      next: ids.length > limit ? String(page.at(-1)) : null,
      unknown: match.unknown,
    };
  });
}

/** The filter, with accounts instead of addresses. */
interface AuditMatch {
  group: AuditFilter['group'];
  from: string | undefined;
  until: string | undefined;
  /** Accounts that acted, or 'system'. */
  who: string[] | 'system' | undefined;
  /** Accounts whose data it was about, and the id of anything. */
  about: { owners: string[]; subject: string | undefined } | undefined;
  unknown: ('who' | 'about')[];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Looks up e-mail addresses. An unknown one matches nothing and is in `unknown`. */
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

/** An id need not exist: the account may be gone. */
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
 * The newest matching entries before a row, by id. "About" is an owner or a subject, each with an index: one page of each is
 * selected, so that a rare one is not searched for among millions of others.
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
    else if (match.who) ids = ids.where('actor_id', 'in', idsOrNone(match.who));
    if (match.group) ids = ids.where('action', 'in', actionsOf(match.group));
    if (match.from) ids = ids.where('occurred_at', '>=', new Date(match.from));
    if (match.until) ids = ids.where('occurred_at', '<', new Date(match.until));
    return ids;
  };
  if (!match.about) return base();
  const { owners, subject } = match.about;
  const owned = base().where('owner_id', 'in', idsOrNone(owners));
  if (!subject) return owned;
  const named = base().where('subject_type', 'in', auditSubjects).where('subject_id', '=', subject);
  return tx
    .selectFrom('audit_log')
    .select('audit_log.id')
    .where((eb) => eb.or([eb('audit_log.id', 'in', owned), eb('audit_log.id', 'in', named)]))
    .orderBy('audit_log.id', 'desc')
    .limit(page.limit);
}

/** `in ()` is not valid SQL; no account has this id. */
const idsOrNone = (ids: string[]) => (ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000']);

const actionsOf = (group: AuditMatch['group']) =>
  auditActions.filter((action) => kindOf(action)?.group === group);

const nameOf = (profile: string, person: string) =>
  sql<string | null>`coalesce(${sql.ref(`${profile}.full_name`)}, ${sql.ref(`${person}.display_name`)},
    ${sql.ref(`${person}.email`)})`;

/** Entries by id, newest first, with the names of now: the log has none. */
export async function readEntries(tx: Tx, ids: number[]): Promise<AuditRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('audit_log as entry')
    .leftJoin('accounts as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('profiles as actor_profile', 'actor_profile.user_id', 'entry.actor_id')
    .leftJoin('accounts as owner', 'owner.id', 'entry.owner_id')
    .leftJoin('profiles as owner_profile', 'owner_profile.user_id', 'entry.owner_id')
    .selectAll('entry')
    .select([
      nameOf('actor_profile', 'actor').as('actor_name'),
      nameOf('owner_profile', 'owner').as('owner_name'),
    ])
    .where('entry.id', 'in', ids)
    .orderBy('entry.id', 'desc')
    .execute();
  const cases = await casesOf(tx, rows);
  return rows.map((row) => ({
    id: String(row.id),
    occurred_at: row.occurred_at.toISOString(),
    action: row.action,
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name } : null,
    actor_role: row.actor_role,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name } : null,
    application_id: cases.get(row.subject_id) ?? null,
    details: row.details as AuditRow['details'],
  }));
}

/** The cases of applications and documents that still exist. */
async function casesOf(
  tx: Tx,
  rows: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, string>> {
  const named = (type: string) => [
    ...new Set(
      rows
        .filter((row) => row.subject_type === type && uuid.test(row.subject_id))
        .map((row) => row.subject_id),
    ),
  ];
  const found = new Map<string, string>();
  const [applications, documents] = [named('application'), named('document')];
  if (applications.length > 0) {
    const there = await tx
      .selectFrom('visa_applications')
      .select('id')
      .where('id', 'in', applications)
      .execute();
    for (const { id } of there) found.set(id, id);
  }
  if (documents.length > 0) {
    const there = await tx
      .selectFrom('documents')
      .select(['id', 'application_id'])
      .where('id', 'in', documents)
      .execute();
    for (const { id, application_id } of there) found.set(id, application_id);
  }
  return found;
}
