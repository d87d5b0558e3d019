import * as accounts from '#features/accounts/contract/accounts.ts';
import { bulk, type Route, route, staffReadRoute, writes } from '#platform/server/http/route.ts';
import * as caseNotes from './contract/case-notes.ts';
import * as cases from './contract/cases.ts';
import * as officeAccounts from './contract/office-accounts.ts';
import { changeRole, endOfficeSessions } from './server/access.ts';
import { getOfficeAccount } from './server/account-file.ts';
import { exportAccounts, listAccounts } from './server/accounts.ts';
import { getCase } from './server/case-file.ts';
import { getCaseHistory } from './server/history.ts';
import { changeNote, listNotes, removeNote, restoreNote, writeNote } from './server/notes.ts';
import { sendStaffMail } from './server/staff-mail.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  staffReadRoute(cases.getCase, 'staff', getCase, { plansKept: true }),
  staffReadRoute(cases.getCaseHistory, 'staff', getCaseHistory),
  staffReadRoute(caseNotes.listNotes, 'staff', listNotes, { plansKept: true }),
  route(caseNotes.writeNote, { policy: 'staff', limits: writes }, writeNote),
  route(caseNotes.changeNote, { policy: 'staff', limits: writes }, changeNote),
  route(caseNotes.removeNote, { policy: 'staff', limits: writes }, removeNote),
  route(caseNotes.restoreNote, { policy: 'staff', limits: writes }, restoreNote),
  staffReadRoute(accounts.listAccounts, 'admin', listAccounts),
  route(accounts.exportAccounts, { policy: 'admin', limits: bulk }, exportAccounts),
  staffReadRoute(officeAccounts.getOfficeAccount, 'admin', getOfficeAccount, { plansKept: true }),
  route(officeAccounts.changeRole, { policy: 'admin', limits: writes, recent: true }, changeRole),
  route(officeAccounts.endOfficeSessions, { policy: 'admin', limits: writes }, endOfficeSessions),
  route(officeAccounts.sendStaffMail, { policy: 'admin', limits: writes }, sendStaffMail),
];
