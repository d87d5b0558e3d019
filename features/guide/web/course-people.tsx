import { useQuery } from '@tanstack/react-query';
import { stepsOf } from '#features/applications/rules/journey.ts';
import { applicantWords } from '#features/applications/texts/household.ts';
import { ownApplicationsQuery } from '#features/applications/web/queries.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Below one person's course: a row for each other person of the account. Empty for those who move alone. */
export function CoursePeople({ besides }: { besides: string }) {
  const people = useQuery(ownApplicationsQuery).data?.applications.filter(({ id }) => id !== besides) ?? [];
  if (people.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-t border-line px-card py-1">
      {people.map((person) => {
        const name = applicantWords(person);
        const steps = stepsOf(person.progress_percentage);
        const words = dashboardTexts.journey.guide(steps);
        return (
          <li key={person.id} className="grid items-center gap-x-4 gap-y-1 py-2 text-small sm:grid-cols-3">
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            <ProgressBar className="bar-six" value={steps} max={6} label={name} valueText={words} />
            <span className="text-muted">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
