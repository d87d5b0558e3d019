import { CalendarDays } from 'lucide-react';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { IconLink } from '#ui/link.tsx';

/** While no day is saved: the one line that says what a day would bring. */
export function SetDateLink() {
  return (
    <IconLink to="/dashboard#dates" icon={CalendarDays}>
      {scheduleTexts.setDate}
    </IconLink>
  );
}
