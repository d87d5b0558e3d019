import { useLocation } from 'react-router';

/** Admins work under `/admin`; moderators get the same screens under `/staff`. */
export type OfficeBase = '/admin' | '/staff';

/** Which of the two the present screen belongs to: every link inside the office begins with it. */
export function useOfficeBase(): OfficeBase {
  return useLocation().pathname.startsWith('/staff') ? '/staff' : '/admin';
}
