import { AppError } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { inBoth } from '#platform/server/say.ts';
import { calendarTexts as ptCalendarTexts } from '../texts/calendar.pt.ts';
import { calendarTexts } from '../texts/calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const sayCalendar = inBoth(calendarTexts, ptCalendarTexts);

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
