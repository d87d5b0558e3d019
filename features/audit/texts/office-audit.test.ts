import { expect, test } from 'vitest';
import { auditSentence } from './office-audit.ts';

const ana = { id: 'a', name: 'Ana Ribeiro' };
const ruth = { id: 'r', name: 'Ruth Abernathys' };
const entry = (action: string, details: object = {}, actor: typeof ana | null = ana) => ({
  action,
  actor,
  subject_id: 'x',
  actor_role: actor ? 'admin' : 'system',
  owner: ruth,
  details: details as Record<string, unknown>,
});

test('an entry reads as a sentence with its people', () => {
  expect(auditSentence(entry('application.decided', { from: 'under_review', status: 'approved' }))).toBe(
    'Ana Ribeiro approved Ruth Abernathys’ case, which was Under Review',
  );
  expect(auditSentence(entry('account.role_changed', { from: 'admin', to: 'user', reason: 'left' }))).toBe(
    'Ana Ribeiro changed Ruth Abernathys’ role from admin to user (left the team)',
  );
  expect(auditSentence(entry('document.opened', {}, ruth))).toBe(
    'Ruth Abernathys opened one of their own documents',
  );
  expect(auditSentence(entry('account.signed_in', {}, null))).toBe('Ruth Abernathys signed in');
  expect(auditSentence({ ...entry('account.mailed'), owner: { id: 'x', name: null } })).toBe(
    'Ana Ribeiro sent a deleted account an e-mail',
  );
});

test('what has no sentence is spelled out', () => {
  expect(auditSentence(entry('support_message.tickled'))).toBe('Ana Ribeiro: support message, tickled');
});
