import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { listActivity } from '../contract/activity.ts';
import type { AuditAction, SubjectOf } from '../registry.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

const { aDocument, anApplication, aPerson, asApplicant, asModerator, asSystem, database } = aDatabase();
const call = callsOf(database);
const afterUndo = callsOf(database, { clock: () => new Date(Date.now() + 31_000) });

test('a new account shows its creation', async () => {
  const maria = await aPerson();
  const { activity } = await call(maria, listActivity, {});
  expect(activity).toEqual([
    {
      id: maria.id,
      action: 'account.created',
      occurred_at: maria.created_at.toISOString(),
      by_staff: false,
      application_id: null,
      details: {},
    },
  ]);
});

test('shows the latest first, with the names of files that are there, and the creation last', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria });
  const kept = await aDocument({ application, file_name: 'birth.pdf' });
  const line = (action: AuditAction, id: string): AuditEntry => ({
    action,
    subject: { type: 'document', id },
    ownerId: maria.id,
  });
  const [gone, neverArrived] = [crypto.randomUUID(), crypto.randomUUID()];
  await asApplicant(maria, async (tx) => {
    await recordAudit(tx, line('document.uploaded', kept.id));
    await recordAudit(tx, line('document.uploaded', gone));
    await recordAudit(tx, line('document.deleted', gone));
    await recordAudit(tx, line('document.deleted', neverArrived));
  });

  const { activity } = await call(maria, listActivity, {});
  expect(activity.map(({ action, details }) => [action, details.file_name])).toEqual([
    ['document.deleted', undefined],
    ['document.uploaded', undefined],
    ['document.uploaded', 'birth.pdf'],
    ['account.created', undefined],
  ]);
  expect(activity.map(({ application_id }) => application_id)).toEqual([null, null, application.id, null]);
});

test('a decision of staff shows once it stands, and says that it was ours', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria });
  await asModerator((tx) =>
    recordAudit(tx, {
      action: 'application.decided',
      subject: { type: 'application', id: application.id },
      ownerId: maria.id,
      details: { from: 'started', status: 'approved' },
    }),
  );
  const atOnce = await call(maria, listActivity, {});
  expect(atOnce.activity.map(({ action }) => action)).toEqual(['account.created']);
  const later = await afterUndo(maria, listActivity, {});
  expect(later.activity[0]).toMatchObject({
    action: 'application.decided',
    by_staff: true,
    details: { status: 'approved' },
  });
});

test('says nothing of what has no sentence, and of other people nothing at all', async () => {
  const [maria, stranger] = [await aPerson(), await aPerson({ role: 'admin' })];
  const entry = <A extends AuditAction>(action: A, type: SubjectOf<A>) => ({
    action,
    subject: { type, id: 'x' },
    ownerId: maria.id,
  });
  await asSystem((tx) => recordAudit(tx, entry('account.signed_in', 'session')));
  await asApplicant(maria, (tx) => recordAudit(tx, entry('profile.saved', 'profile')));
  const own = await call(maria, listActivity, {});
  expect(own.activity.map(({ action }) => action)).toEqual(['profile.saved', 'account.created']);
  const others = await call(stranger, listActivity, {});
  expect(others.activity.map(({ action }) => action)).toEqual(['account.created']);
  await expect(call(undefined, listActivity, {})).rejects.toMatchObject({ code: 'not_authenticated' });
});

test('stops at sixty entries and the creation', async () => {
  const maria = await aPerson();
  await asApplicant(maria, async (tx) => {
    const subject = { type: 'profile', id: maria.id } as const;
    for (let count = 0; count < 65; count += 1)
      await recordAudit(tx, { action: 'profile.saved', subject, ownerId: maria.id });
  });
  const { activity } = await call(maria, listActivity, {});
  expect(activity).toHaveLength(61);
  expect(activity.at(-1)?.action).toBe('account.created');
});
