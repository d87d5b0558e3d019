import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { aDatabase } from '#tests/support/database.ts';
import { sweepSignIn } from './sign-in.ts';

const { database, root, aPerson } = aDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('what sign-in left behind goes, what still counts stays', async () => {
  const { id: user_id } = await aPerson();
  const session = (name: string, dates: { expires_at: Date; ended_at?: Date }) => ({
    user_id,
    user_agent: name,
    cookie_hash: randomBytes(32),
    ...dates,
  });
  await root
    .insertInto('sessions')
    .values([
      session('running', { expires_at: daysAgo(-5) }),
      session('ended last week', { expires_at: daysAgo(-5), ended_at: daysAgo(7) }),
      session('ended long ago', { expires_at: daysAgo(-5), ended_at: daysAgo(31) }),
      session('expired long ago', { expires_at: daysAgo(31) }),
    ])
    .execute();
  await root
    .insertInto('rate_limits')
    .values([
      { bucket: Buffer.from('now'), window_started_at: daysAgo(0.1), hits: 1 },
      { bucket: Buffer.from('old'), window_started_at: daysAgo(1.1), hits: 1 },
    ])
    .execute();
  await root
    .insertInto('identity_provider_state')
    .values([
      { kind: 'Session', id: 'fresh', payload: '{}', expires_at: daysAgo(-0.1) },
      { kind: 'Session', id: 'stale', payload: '{}', expires_at: daysAgo(0.1) },
    ])
    .execute();

  await sweepSignIn({}, { database, clock: () => now } as JobPlatform);

  const sessions = await root.selectFrom('sessions').select('user_agent').orderBy('user_agent').execute();
  expect(sessions.map((row) => row.user_agent)).toEqual(['ended last week', 'running']);
  const counters = await root.selectFrom('rate_limits').select('bucket').execute();
  expect(counters.map((row) => row.bucket.toString())).toEqual(['now']);
  const state = await root.selectFrom('identity_provider_state').select('id').execute();
  expect(state.map((row) => row.id)).toEqual(['fresh']);
});
