import { expect, test } from 'vitest';
import type { OfficeAccount } from '#features/accounts/contract/accounts.ts';
import { officeMarkup, wordsInEach } from '#tests/support/office-markup.tsx';
import { AccountsTable } from './accounts-table.tsx';

const account: OfficeAccount = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  full_name: 'Ruth Abernathy',
  email: 'ruth@example.com',
  role: 'moderator',
  subscription_plan: 'premium',
  subscription_status: 'active',
  created_at: '2027-03-16T16:00:00Z',
};
const tableOf = (changes: Partial<OfficeAccount> = {}) =>
  officeMarkup(
    <AccountsTable accounts={[{ ...account, ...changes }]} caption="Users" current={undefined} />,
    '/admin/users',
  );

test('the columns are User, Email, Role, Subscription, Status, Joined and Actions', () => {
  expect(wordsInEach(tableOf(), 'th')).toEqual([
    'User',
    'Email',
    'Role',
    'Subscription',
    'Status',
    'Joined',
    'Actions',
  ]);
});

test('a row shows the id cut to 8 letters, the role as a badge, plan, status and date', () => {
  const html = tableOf();
  const [user, ...rest] = wordsInEach(html, 'td');
  expect(user).toMatch(/^Ruth Abernathy 0a1b2c3d… /);
  expect(rest.slice(1, 5)).toEqual(['moderator', 'premium', 'active', 'Mar 16, 2027']);
  expect(html).toMatch(/<span class="[^"]*rounded-tile[^"]*">moderator</);
});

test('what is missing reads No Name, No email, none and inactive', () => {
  const nothing = { full_name: null, email: '', subscription_plan: null, subscription_status: null };
  const cells = wordsInEach(tableOf({ ...nothing, role: 'user' }), 'td');
  expect(cells[0]).toMatch(/^No Name /);
  expect(cells.slice(1, 5)).toEqual(['No email', 'user', 'none', 'inactive']);
});
