import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import type { Database } from '../database.ts';
import type { Person, Policy } from '../operation.ts';
import { checkPolicy, transactionOf } from './check-policy.ts';

const now = new Date('2027-01-11T09:00:00Z');
const ids = { userId: randomUUID(), sessionId: randomUUID() };
const person = (role: Person['role'], signedInAgo = 0): Person => ({
  ...ids,
  role,
  email: 'ana@example.com',
  signedInAt: new Date(now.getTime() - signedInAgo),
});

/** The actor's role in the database, or the code of the refusal. */
function outcome(policy: Policy, caller?: Person, recent?: boolean): string {
  try {
    const actor = checkPolicy({ policy, ...(recent ? { recent } : {}) }, caller, now);
    expect(actor).toEqual(
      actor.as === 'anon'
        ? { as: 'anon' }
        : { as: actor.as, ...ids, ...('role' in actor && { role: caller?.role }) },
    );
    return 'role' in actor ? `${actor.as} ${actor.role}` : actor.as;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('as whom the database sees the caller of a route', () => {
  test.each<[Policy, string, string, string, string]>([
    ['public', 'anon', 'applicant', 'applicant', 'applicant'],
    ['link', 'anon', 'applicant', 'applicant', 'applicant'],
    ['person', 'not_authenticated', 'applicant', 'applicant', 'applicant'],
    ['staff', 'not_authenticated', 'forbidden', 'staff moderator', 'staff admin'],
    ['admin', 'not_authenticated', 'forbidden', 'forbidden', 'staff admin'],
  ])('%s', (policy, stranger, user, moderator, admin) => {
    expect([
      outcome(policy),
      outcome(policy, person('user')),
      outcome(policy, person('moderator')),
      outcome(policy, person('admin')),
    ]).toEqual([stranger, user, moderator, admin]);
  });
});

test('a route for those who have just signed in refuses everybody else, strangers too', () => {
  const { recentSignIn } = sessionLimits;
  expect(outcome('person', person('user', recentSignIn - 1), true)).toBe('applicant');
  expect(outcome('person', person('user', recentSignIn), true)).toBe('sign_in_again');
  expect(outcome('admin', person('admin', recentSignIn), true)).toBe('sign_in_again');
  expect(outcome('admin', person('user', recentSignIn), true)).toBe('forbidden');
  expect(outcome('public', undefined, true)).toBe('sign_in_again');
  expect(outcome('person', person('user', recentSignIn))).toBe('applicant');
});

test('what answers JSON to a GET only reads; a file that leaves is written down, and all else may write', async () => {
  const database = { asReader: async () => 'reads', asActor: async () => 'writes' } as unknown as Database;
  const kindOf = (method: 'get' | 'put', response: z.ZodType | 'bytes') =>
    transactionOf({ method, path: '/', summary: '', response }, database, { as: 'anon' })(async () => '');
  expect(await kindOf('get', z.object({}))).toBe('reads');
  expect(await kindOf('get', 'bytes')).toBe('writes');
  expect(await kindOf('put', z.object({}))).toBe('writes');
});
