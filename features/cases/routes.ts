import * as accounts from '#features/accounts/contract/accounts.ts';
import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as caseNotes from './contract/case-notes.ts';
import * as cases from './contract/cases.ts';
import * as officeAccounts from './contract/office-accounts.ts';
import { changeNote } from './server/change-note.ts';
import { changeRole } from './server/change-role.ts';
import { endOfficeSessions } from './server/end-office-sessions.ts';
import { exportAccounts } from './server/export-accounts.ts';
import { getCase } from './server/get-case.ts';
import { getCaseHistory } from './server/get-case-history.ts';
import { getOfficeAccount } from './server/get-office-account.ts';
import { listAccounts } from './server/list-accounts.ts';
import { listNotes } from './server/list-notes.ts';
import { removeNote } from './server/remove-note.ts';
import { restoreNote } from './server/restore-note.ts';
import { sendStaffMail } from './server/send-staff-mail.ts';
import { writeNote } from './server/write-note.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(cases.getCase, { policy: 'staff', limits: reads }, getCase),
  route(cases.getCaseHistory, { policy: 'staff', limits: reads }, getCaseHistory),
  route(caseNotes.listNotes, { policy: 'staff', limits: reads }, listNotes),
  route(caseNotes.writeNote, { policy: 'staff', limits: writes }, writeNote),
  route(caseNotes.changeNote, { policy: 'staff', limits: writes }, changeNote),
  route(caseNotes.removeNote, { policy: 'staff', limits: writes }, removeNote),
  route(caseNotes.restoreNote, { policy: 'staff', limits: writes }, restoreNote),
  route(accounts.listAccounts, { policy: 'admin', limits: reads }, listAccounts),
  route(accounts.exportAccounts, { policy: 'admin', limits: bulk }, exportAccounts),
  route(officeAccounts.getOfficeAccount, { policy: 'admin', limits: reads }, getOfficeAccount),
  route(officeAccounts.changeRole, { policy: 'admin', limits: writes, recent: true }, changeRole),
  route(officeAccounts.endOfficeSessions, { policy: 'admin', limits: writes }, endOfficeSessions),
  route(officeAccounts.sendStaffMail, { policy: 'admin', limits: writes }, sendStaffMail),
];
