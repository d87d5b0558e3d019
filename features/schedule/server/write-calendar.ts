import type { ApplicantKind } from '#features/applications/contract/applications.ts';
import { inLanguage, type Language } from '#platform/shared/languages.ts';
import { tellApart } from '#platform/shared/tell-apart.ts';
import type { DateKind } from '../rules/dates.ts';
import { type CalendarDay, icalendarOf } from '../rules/icalendar.ts';
import { dueDay } from '../rules/record-age.ts';
import { calendarTexts as portuguese } from '../texts/calendar.pt.ts';
import { calendarTexts } from '../texts/calendar.ts';

/** An application with one of its saved days, or with none: those tell the others apart, too. */
export interface ApplicationDay {
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

const words = { en: calendarTexts, pt: portuguese };

/** Somebody's saved days as a calendar file. It says whose a day is only as far as the person's applications need it. */
export function writeCalendar({ rows, language, publicUrl, subscribed }: Calendar): string {
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
