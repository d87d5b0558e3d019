const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** In milliseconds, by NIST 800-63B: 30 days for the user's own data, 24 h and 1 h idle for staff. */
export const sessionLimits = {
  applicantLife: 30 * day,
  staffLife: 24 * hour,
  staffIdle: hour,
  accessToken: 10 * minute,
  /**
   * A refresh repeated within this time gets the same successor: its answer may have been lost. auth-js retries for up to
   * 30 s; less would sign out users on slow connections, and the cookie is required anyway.
   */
  refreshGrace: 30 * second,
  /** From the first redirect until the browser has exchanged its code. */
  signIn: 10 * minute,
  /** How long a sign-in counts as recent: for roles, settings, keys, and the copy and deletion of an account. */
  recentSignIn: 10 * minute,
} as const;

export interface SessionTimes {
  role: 'admin' | 'moderator' | 'user';
  createdAt: Date;
  lastSeenAt: Date;
}

/** Why a session is over at `now`, by the role of now; undefined while it lives. */
export function sessionOver(session: SessionTimes, now: Date): 'expired' | 'idle' | undefined {
  const age = now.getTime() - session.createdAt.getTime();
  if (session.role === 'user') return age >= sessionLimits.applicantLife ? 'expired' : undefined;
  if (age >= sessionLimits.staffLife) return 'expired';
  return now.getTime() - session.lastSeenAt.getTime() >= sessionLimits.staffIdle ? 'idle' : undefined;
}

/** Whether the user need not sign in again before an action that cannot be undone. */
export function signInIsRecent(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < sessionLimits.recentSignIn;
}

/** Whether to record a request at `now`: for staff every second, because of idling; for others every five minutes. */
export function shouldNoteVisit(session: SessionTimes, now: Date): boolean {
  const step = session.role === 'user' ? 5 * minute : second;
  return now.getTime() - session.lastSeenAt.getTime() >= step;
}
