import { describe, expect, it } from 'vitest';
import { sessionLimits, sessionOver, shouldNoteVisit } from './session-limits.ts';

const start = new Date('2027-01-11T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describe('how long a session lives', () => {
  it('lets an applicant stay 30 days, to the millisecond', () => {
    const session = { role: 'user', createdAt: start, lastSeenAt: start } as const;
    expect(sessionOver(session, later(sessionLimits.applicantLife - 1))).toBeUndefined();
    expect(sessionOver(session, later(sessionLimits.applicantLife))).toBe('expired');
  });

  it.each(['admin', 'moderator'] as const)('lets an idle %s go after an hour', (role) => {
    const session = { role, createdAt: start, lastSeenAt: later(60_000) };
    expect(sessionOver(session, later(60_000 + sessionLimits.staffIdle - 1))).toBeUndefined();
    expect(sessionOver(session, later(60_000 + sessionLimits.staffIdle))).toBe('idle');
  });

  it.each(['admin', 'moderator'] as const)('lets a busy %s go after 24 hours', (role) => {
    const busy = (now: Date) => sessionOver({ role, createdAt: start, lastSeenAt: now }, now);
    expect(busy(later(sessionLimits.staffLife - 1))).toBeUndefined();
    expect(busy(later(sessionLimits.staffLife))).toBe('expired');
  });

  it('notes staff by the second and others by five minutes', () => {
    const seen = (role: 'user' | 'admin', ms: number) =>
      shouldNoteVisit({ role, createdAt: start, lastSeenAt: start }, later(ms));
    expect([seen('admin', 999), seen('admin', 1_000)]).toEqual([false, true]);
    expect([seen('user', 299_999), seen('user', 300_000)]).toEqual([false, true]);
  });
});
