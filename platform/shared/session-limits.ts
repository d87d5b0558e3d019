const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** All in milliseconds. The lengths follow NIST 800-63B: 30 days where the stake is one's own, 24 h and 1 h idle for staff. */
export const sessionLimits = {
  applicantLife: 30 * day,
  staffLife: 24 * hour,
  staffIdle: hour,
  accessToken: 10 * minute,
  /**
   * A refresh that is repeated within this time gets the same successor: its answer may have been lost. auth-js
   * repeats one for up to 30 s; less would sign people on slow connections out, and the cookie is asked for anyway.
   */
  refreshGrace: 30 * second,
  /** From the first redirect until the browser has exchanged its code. */
  signIn: 10 * minute,
  /** How long a sign-in counts as recent: before roles, settings, keys, the copy of an account and its deletion. */
  recentSignIn: 10 * minute,
} as const;

/** What the limits need to know of a session. */
export interface SessionTimes {
  role: 'admin' | 'moderator' | 'user';
  createdAt: Date;
  lastSeenAt: Date;
}

/** Why a session is over at `now`, or undefined while it lives. The role counts as it is now, not as it was. */
export function sessionOver(session: SessionTimes, now: Date): 'expired' | 'idle' | undefined {
  const age = now.getTime() - session.createdAt.getTime();
  if (session.role === 'user') return age >= sessionLimits.applicantLife ? 'expired' : undefined;
  if (age >= sessionLimits.staffLife) return 'expired';
  return now.getTime() - session.lastSeenAt.getTime() >= sessionLimits.staffIdle ? 'idle' : undefined;
}

/** Whether a person who last signed in at `signedInAt` must sign in again before an action that cannot be undone. */
export function signInIsRecent(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < sessionLimits.recentSignIn;
}

/** Whether a request at `now` must be noted: staff to the second, because idling is; others every five minutes. */
export function shouldNoteVisit(session: SessionTimes, now: Date): boolean {
  const step = session.role === 'user' ? 5 * minute : second;
  return now.getTime() - session.lastSeenAt.getTime() >= step;
}
