import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { listOwnApplications } from '../contract/applications.ts';

const { anApplication, aPerson, database } = aDatabase();
const noon = new Date('2027-03-16T12:00:00Z');
const call = callsOf(database, { clock: () => noon });

test('a person without an application has none, which is no error', async () => {
  expect(await call(await aPerson(), listOwnApplications, {})).toMatchObject({ applications: [] });
});

test('a decision is hidden while it can be undone, and told with its note afterwards', async () => {
  const maria = await aPerson();
  await anApplication({
    owner: maria,
    status: 'approved',
    status_reason: 'Bring every original.',
    held_status: 'under_review',
    held_until: new Date(noon.getTime() + 1_000),
  });
  const hidden = await call(maria, listOwnApplications, {});
  expect(hidden.applications[0]).toMatchObject({
    status: 'under_review',
    status_reason: null,
    progress_percentage: 5,
    current_step: 1,
  });

  const later = callsOf(database, { clock: () => new Date(noon.getTime() + 1_000) });
  const told = await later(maria, listOwnApplications, {});
  expect(told.applications[0]).toMatchObject({
    status: 'approved',
    status_reason: 'Bring every original.',
    progress_percentage: 83,
    current_step: 4,
  });
  expect(told.applications[0]?.steps.map((step) => step.status)).toEqual([
    'completed',
    'completed',
    'completed',
    'in_progress',
  ]);
});

test('shows nobody the application of somebody else', async () => {
  await anApplication();
  for (const role of ['user', 'moderator', 'admin'] as const) {
    const other = await aPerson({ role });
    expect(await call(other, listOwnApplications, {})).toMatchObject({ applications: [] });
  }
  await expect(call(undefined, listOwnApplications, {})).rejects.toMatchObject({ code: 'not_authenticated' });
});
