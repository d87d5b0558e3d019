import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { digestOf } from '#features/accounts/server/random-secret.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { fetchCalendar as contract } from '../contract/calendar.ts';
import { type ApplicationDay, writeCalendar } from './write-calendar.ts';

/** One row of `app.read_calendar`; somebody without applications has one that holds the language alone. */
type Row = { language: Language } & (ApplicationDay | { application_id: null });

/**
 * The days of whoever made this address, for their calendar. It acts for nobody, also when somebody signed in asks: what is
 * seen follows from the secret, which is looked up by its digest. Throws `not_found` for one that never was and one that has ended.
 */
export async function fetchCalendar(
  { params }: Parsed<typeof contract>,
  { http, platform }: RequestContext<'public'>,
): Promise<Response> {
  const secret = params.file.replace(/\.ics$/, '');
  const { rows } = await platform.database.asActor({ as: 'anon' }, (tx) =>
    sql<Row>`select * from app.read_calendar(${digestOf(secret)})`.execute(tx),
  );
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  const file = writeCalendar({
    rows: rows.filter((row) => row.application_id !== null),
    language: first.language,
    publicUrl: platform.env.publicUrl,
    subscribed: true,
  });

  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  const known = http.req.header('if-none-match')?.split(',') ?? [];
  const isKnown = known
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag);
  return new Response(isKnown ? null : file, {
    status: isKnown ? 304 : 200,
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="rumo-dates.ics"',
      // A calendar may keep what it has, and asks each time whether it still holds.
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
