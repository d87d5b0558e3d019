import { useOwnApplications } from '#features/applications/web/use-own-applications.ts';
import { calendarTexts as texts } from '../texts/calendar.ts';
import { CalendarAddressPart } from './calendar-address-part.tsx';
import { CalendarFilePart } from './calendar-file-part.tsx';

/** The two ways into somebody's own calendar: a file for one time, and an address that calendars ask. */
export default function CalendarPanel() {
  const people = useOwnApplications().data?.applications.length ?? 0;
  return (
    <div className="grid gap-6">
      {people > 1 && <p>{texts.everyone}</p>}
      <CalendarFilePart />
      <CalendarAddressPart />
    </div>
  );
}
