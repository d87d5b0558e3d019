import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { cappedTotal, keptTotal, type Total } from '#platform/server/list-total.ts';
import { type Choice, countOf, idsOfPage, type LongList } from '#platform/server/searching.ts';
import type { ApplicationFilter } from '../contract/applications.ts';
import { activeStatuses } from '../rules/applications.ts';
import { alsoRequired } from './assigned-and-quiet.ts';
import { officeApplications } from './office-applications.ts';

/** What narrows the list, without its order. */
export type ApplicationMatch = Omit<ApplicationFilter, 'dir'>;

const list: LongList = { table: 'visa_applications', alias: 'application', view: 'application_search' };

function statusesOf(status: NonNullable<ApplicationMatch['status']>): readonly string[] {
  return status === 'active' ? activeStatuses : [status];
}

/** Which applications, for the list, its total and its export. */
function chosen({ q, status, ...rest }: ApplicationMatch): Choice {
  const conditions = [...alsoRequired(rest)];
  if (status) conditions.push(sql<boolean>`application.status in (${sql.join(statusesOf(status))})`);
  return { conditions, q };
}

/** How many fit: of everything or of one status exact, of anything narrower counted as far as the list says. */
export function totalOfApplications(match: ApplicationMatch): Total {
  const { status, ...narrower } = match;
  const narrowed = Object.values(narrower).some(Boolean);
  return narrowed
    ? cappedTotal(list, chosen(match))
    : keptTotal('visa_applications', status && statusesOf(status));
}

/** How many fit, counted to the end. */
export function countOfApplications(match: ApplicationMatch): RawBuilder<number> {
  const { count, mayExceed } = totalOfApplications(match);
  return mayExceed ? countOf(list, chosen(match)) : count;
}

/** At most `limit` applications after `cursor`, by time of creation, with the columns of a staff row. */
export function pageOfApplications(
  tx: Tx,
  { dir, ...match }: ApplicationMatch & { dir: 'asc' | 'desc' },
  place: { cursor: string | undefined; limit: number },
) {
  const ids = idsOfPage(list, chosen(match), { column: 'created_at', dir, ...place });
  return officeApplications(tx)
    .where(sql<boolean>`application.id in ${ids}`)
    .orderBy('application.created_at', dir)
    .orderBy('application.id', dir);
}
