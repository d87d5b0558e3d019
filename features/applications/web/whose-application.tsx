import { householdTexts } from '../texts/household.ts';
import { useApplication } from './use-application.ts';
import { useOwnApplications } from './use-own-applications.ts';

/** In a page's header: whose things these are, where there are several people. */
export function WhoseApplication() {
  const count = useOwnApplications().data?.applications.length ?? 0;
  const { data: application } = useApplication();
  if (count < 2 || !application) return null;
  return (
    <span className="block font-strong text-ink wrap-anywhere">{householdTexts.whose(application)}</span>
  );
}
