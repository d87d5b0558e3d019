import * as accounts from '#features/cases/contract/office-accounts.ts';
import { recipe } from '../recipe.ts';

export const officeAccountRecipes = [
  recipe(accounts.getOfficeAccount, (of) => ({ params: { id: of.account } })),
  recipe(accounts.changeRole, (of) => ({
    params: { id: of.account },
    body: { role: 'moderator', from: 'user', reason: 'joined', end_sessions: false },
  })),
  recipe(accounts.endOfficeSessions, (of) => ({
    params: { id: of.account },
    body: { session_id: of.otherSession, reason: 'asked' },
  })),
  recipe(accounts.sendStaffMail, (of) => ({
    params: { id: of.account },
    body: { subject: 'Your appointment', body: 'Please call us.', client_key: of.account },
  })),
];
