import { useLocation } from 'react-router';
import type { RoleName } from '#platform/shared/roles.ts';

/** Admins work under `/admin`; moderators get the same screens under `/staff`. */
export type OfficeBase = '/admin' | '/staff';

/** Which of the two the present screen belongs to: every link inside the office begins with it. */
export function useOfficeBase(): OfficeBase {
  return useLocation().pathname.startsWith('/staff') ? '/staff' : '/admin';
}

/** The office that a role may see. */
export const officeOf = (role: RoleName): OfficeBase | undefined =>
  role === 'admin' ? '/admin' : role === 'moderator' ? '/staff' : undefined;
