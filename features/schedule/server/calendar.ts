import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ApplicantKind } from '#features/applications/contract/applications.ts';
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
import { dueDay } from '../rules/record-age.ts';
import { calendarTexts as ptCalendarTexts } from '../texts/calendar.pt.ts';
import { calendarTexts } from '../texts/calendar.ts';

const sayCalendar = translator(calendarTexts, ptCalendarTexts);

/**
 * The days saved for all of the caller's applications, as a file in the language of the screen. Throws `conflict` where
 * none is saved: calendar programs complain about a file without anything in it.
 */
export async function getCalendar(
  _input: unknown,
  { http, person, platform, transaction }: RequestContext<'person'>,
): Promise<Response> {
  const rows = await transaction((tx) =>
    tx
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
  );
  if (rows.every(({ day }) => day === null))
    throw new AppError('conflict', { message: sayCalendar((texts) => texts.file.none) });
  const { publicUrl } = platform.env;
  return new Response(writeCalendar({ rows, language: languageOf(http), publicUrl, subscribed: false }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rumo-dates.ics"',
      'Cache-Control': 'no-store',
    },
  });
}

/** One row of `app.read_calendar`; somebody without applications has one that holds the language alone. */
type Row = { language: Language } & (ApplicationDay | { application_id: null });

/**
 * The days of whoever made this address, for their calendar. It acts for nobody, also when somebody signed in asks: what is
 * seen follows from the secret, which is looked up by its digest. Throws `not_found` for one that never was and one that has ended.
 */
export async function fetchCalendar(
  { params }: Parsed<typeof contract.fetchCalendar>,
  { http, platform }: RequestContext<'public'>,
): Promise<Response> {
  const secret = params.file.replace(/\.ics$/, '');
  const { rows } = await platform.database.asActor({ as: 'anon' }, (tx) =>
    sql<Row>`select * from app.read_calendar(${hashSecret(secret)})`.execute(tx),
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

/** An application with one of its saved days, or with none: those tell the others apart, too. */
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
  language: Language;
  publicUrl: string;
  /** Whether calendars come again for it, or somebody puts it into their own. */
  subscribed: boolean;
}

const words = { en: calendarTexts, pt: ptCalendarTexts };

/** Somebody's saved days as a calendar file. It says whose a day is only as far as the person's applications need it. */
function writeCalendar({ rows, language, publicUrl, subscribed }: Calendar): string {
  const texts = words[language];
  const url = publicUrl + inLanguage(language, '/visa-process');
  const applications = [...new Map(rows.map((row) => [row.application_id, row])).values()];
  const names = tellApart(applications.map((one) => choicesOf(one, texts.relations)));
  const nameOf = new Map(applications.map(({ application_id }, index) => [application_id, names[index]]));

  const days = rows.flatMap(({ application_id, kind, day, saved_at }): CalendarDay[] => {
    if (kind === null || day === null || saved_at === null) return [];
    const name = nameOf.get(application_id);
    const event = texts.events[kind];
    return [
      {
        uid: `${application_id}-${kind}`,
        day: dueDay(kind, day),
        savedAt: saved_at,
        summary: name ? texts.whose(event, name) : event,
        description: texts.guide(url),
        url,
      },
    ];
  });
  return icalendarOf(days, subscribed ? { name: texts.name } : undefined);
}

/** From least to most said of somebody: nothing of the person themselves, else what they are to them, their first name, all of it. */
function choicesOf(
  { applicant, applicant_name }: ApplicationDay,
  relations: Record<'spouse' | 'child', string>,
): string[] {
  if (applicant === 'self') return [''];
  const [first = ''] = applicant_name.split(/\s+/);
  return [...(applicant === 'other' ? [] : [relations[applicant]]), first, applicant_name];
}
