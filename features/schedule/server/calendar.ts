import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ApplicantKind } from '#features/applications/contract/applications.ts';
import type { Durations } from '#features/facts/durations.ts';
import { readDurations } from '#features/facts/server/read-facts.ts';
import type { Said } from '#features/places/rules/where-lines.ts';
import { readWhere } from '#features/places/server/hand-in.ts';
import { placeToGoIn, whereSentences } from '#features/places/server/where-sentences.ts';
import { AppError, translator } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { hashSecret } from '#platform/server/secrets.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { inLanguage, type Language } from '#platform/shared/languages.ts';
import { tellApart } from '#platform/shared/tell-apart.ts';
import type * as contract from '../contract/calendar.ts';
import type { DateKind } from '../rules/dates.ts';
import { type CalendarDay, icalendarOf } from '../rules/icalendar.ts';
import { dueDay, recordAge } from '../rules/record-age.ts';
import { calendarTexts as portugueseTexts } from '../texts/calendar.pt.ts';
import { calendarTexts } from '../texts/calendar.ts';

const sayCalendar = translator(calendarTexts, portugueseTexts);

/**
 * Returns the dates of all of the caller's applications as a file in the language of the screen. Throws `conflict` when
 * none is saved: calendar programs reject an empty file.
 */
export async function getCalendar(
  _input: unknown,
  { http, person, platform, transaction }: RequestContext<'person'>,
): Promise<Response> {
  const { rows, where, durations } = await transaction(async (tx) => ({
    where: await readWhere(tx, person.userId),
    durations: await readDurations(tx),
    rows: await tx
      .selectFrom('visa_applications as application')
      .leftJoin('application_dates as date', 'date.application_id', 'application.id')
      .select(['application.id as application_id', 'application.applicant', 'application.applicant_name'])
      .select(['date.kind', 'date.day', 'date.saved_at'])
      .where('application.user_id', '=', person.userId)
      .orderBy('application.created_at')
      .orderBy('application.id')
      .orderBy('date.day')
      .orderBy('date.kind')
      .execute(),
  }));
  if (rows.every(({ day }) => day === null))
    throw new AppError('conflict', { message: sayCalendar((texts) => texts.file.none) });
  const { publicUrl } = platform.env;
  return new Response(writeCalendar({ rows, where, durations, language: languageOf(http), publicUrl }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rumo-dates.ics"',
      'Cache-Control': 'no-store',
    },
  });
}

/** One row of `app.read_calendar`; an owner without applications has one row with only the language. */
type Row = { language: Language } & (ApplicationDay | { application_id: null });

/**
 * Returns the dates of the owner of a private address, for their calendar program. Always acts anonymously, even when the
 * caller is signed in: the secret, looked up by its digest, decides. Throws `not_found`, also for a removed address.
 */
export async function fetchCalendar(
  { params }: Parsed<typeof contract.fetchCalendar>,
  { http, platform }: RequestContext<'public'>,
): Promise<Response> {
  const secret = params.file.replace(/\.ics$/, '');
  const { rows, durations } = await platform.database.asActor({ as: 'anon' }, async (tx) => ({
    durations: await readDurations(tx),
    ...(await sql<Row>`select * from app.read_calendar(${hashSecret(secret)})`.execute(tx)),
  }));
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  const file = writeCalendar({
    rows: rows.filter((row) => row.application_id !== null),
    durations,
    language: first.language,
    publicUrl: platform.env.publicUrl,
  });

  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  const known =
    http.req
      .header('if-none-match')
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  const isKnown = known.some((one) => one === '*' || one.replace(/^W\//, '') === etag);
  return new Response(isKnown ? null : file, {
    status: isKnown ? 304 : 200,
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="rumo-dates.ics"',
      // May be cached, and must be revalidated each time.
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

/** An application with one of its dates, or with none: those count when names are told apart. */
interface ApplicationDay {
  application_id: string;
  applicant: ApplicantKind;
  applicant_name: string;
  kind: DateKind | null;
  day: string | null;
  saved_at: Date | null;
}

interface Calendar {
  rows: readonly ApplicationDay[];
  durations: Durations;
  language: Language;
  publicUrl: string;
  /** For a file to import. Absent for a private address: who has it sees the saved days alone. */
  where?: Said;
}

/** Renders dates as a calendar file. A name appears only as far as it tells the applications apart. */
function writeCalendar({ rows, durations, language, publicUrl, where }: Calendar): string {
  const texts = language === 'pt' ? portugueseTexts : calendarTexts;
  const url = publicUrl + inLanguage(language, '/visa-process');
  const applications = [...new Map(rows.map((row) => [row.application_id, row])).values()];
  const names = tellApart(applications.map((one) => choicesOf(one, texts.relations)));
  const nameOf = new Map(applications.map(({ application_id }, index) => [application_id, names[index]]));

  const places = where ? whereSentences(where, language) : [];
  const location = where && placeToGoIn(where, language);
  const handedIn = new Set(
    rows.filter(({ kind }) => kind === 'handed_in').map(({ application_id }) => application_id),
  );
  const days = rows.flatMap(({ application_id, kind, day, saved_at }): CalendarDay[] => {
    if (kind === null || day === null || saved_at === null) return [];
    // How old it gets does not matter any more.
    if (kind === 'criminal_record_issued' && handedIn.has(application_id)) return [];
    const name = nameOf.get(application_id);
    const words = texts.events[kind];
    const event = typeof words === 'string' ? words : words(recordAge(durations));
    return [
      {
        uid: `${application_id}-${kind}`,
        day: dueDay(kind, day, durations),
        savedAt: saved_at,
        summary: name ? texts.whose(event, name) : event,
        description: [...(kind === 'appointment' ? places : []), texts.guide(url)].join('\n'),
        location: kind === 'appointment' ? location : undefined,
        url,
      },
    ];
  });
  return icalendarOf(days, where ? undefined : { name: texts.name });
}

/** Names for an applicant, shortest first: '' for the user, else the relation, the first name, the full name. */
function choicesOf(
  { applicant, applicant_name }: ApplicationDay,
  relations: Record<'spouse' | 'child', string>,
): string[] {
  if (applicant === 'self') return [''];
  const [first = ''] = applicant_name.split(/\s+/);
  return [...(applicant === 'other' ? [] : [relations[applicant]]), first, applicant_name];
}
