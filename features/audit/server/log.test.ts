import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { type AuditGroup, auditGroup, listAudit } from '../contract/office-audit.ts';
import { auditActions, auditRegistry } from '../registry.ts';
import { recordAudit } from './record-audit.ts';

const { aPerson, asSystem, database } = aDatabase();
const call = callsOf(database);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  await asSystem(async (tx) => {
    for (const action of auditActions) {
      const [type = 'account'] = [auditRegistry[action].subject].flat();
      await recordAudit(tx, { action, subject: { type, id: 'x' } });
    }
  });
});

async function actionsIn(group: AuditGroup) {
  const { entries, next } = await call(ana, listAudit, { query: { group, limit: 100 } });
  expect(next).toBeNull();
  return entries.map(({ action }) => action);
}

test('every action is found by one group, and every group finds some', async () => {
  const found: string[] = [];
  for (const group of auditGroup.options) {
    const actions = await actionsIn(group);
    expect(actions).not.toEqual([]);
    found.push(...actions);
  }
  expect(found.sort()).toEqual(auditActions.toSorted());
});

test.each<[AuditGroup, string[]]>([
  ['accounts', ['calendar_address.made', 'calendar_address.removed']],
  ['assistant', ['assistant.asked', 'assistant.conversation_deleted', 'assistant.history_deleted']],
  ['documents', ['documents.exported', 'reviews.exported']],
  ['mails', ['mails.exported']],
  ['money', ['customer.erased']],
  ['records', ['accounts.exported', 'analytics.exported']],
])('the group %s finds %s', async (group, actions) => {
  expect(await actionsIn(group)).toEqual(expect.arrayContaining(actions));
});
