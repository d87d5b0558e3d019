import { calendarTexts as texts } from '#domain/texts/calendar.ts';
import { useOwnApplications } from '../applications/use-own-applications.ts';
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
