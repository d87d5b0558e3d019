import { useProfile } from '#features/accounts/web/use-profile.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { useDates } from '#features/schedule/web/use-dates.ts';
import type { CardDetails } from '../rules/card-lines.ts';
import type { TypedDetails } from './kept-details.ts';

/** What is known for the cards of one application: from the profile, the saved days, and what was typed on this device. */
export function useCardDetails(application: Application, typed: TypedDetails) {
  const profile = useProfile();
  const dates = useDates(application.id);
  const nameIsOwn = application.applicant_name === '';
  const profilePhone = (nameIsOwn && profile.data?.profile?.phone) || undefined;
  const name = application.applicant_name || profile.data?.profile?.full_name || '';
  const details: CardDetails = {
    ...typed,
    name,
    phone: typed.phone.trim() || profilePhone,
    passport: dates.data?.passport_expiry,
  };
  const pending = !(profile.data || profile.error) || !(dates.data || dates.error);
  const failed = Boolean((profile.error && !profile.data) || (dates.error && !dates.data));
  return { details, pending, failed, nameIsOwn, profilePhone };
}
