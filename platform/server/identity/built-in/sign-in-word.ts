import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Env } from '../../env.ts';
import type { Secrets } from '../../secrets.ts';

/** No letter that looks like another one: the word is read from a terminal and typed. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Wrong words in a minute, from all browsers together. 31^8 words at this pace take longer than anybody has. */
const triesPerMinute = 10;
const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * The word that a browser must give once at the built-in sign-in, shown only by the terminal and a file in the data folder.
 * Without it, anyone who reaches this port through a tunnel or a proxy could sign in as anyone.
 */
export interface SignInWord {
  word: string;
  /** Whether a request's Cookie header shows that its browser has given the word. */
  isKnownTo(cookieHeader: string | undefined): boolean;
  /** The cookie that remembers it, if `typed` is the word; 'wrong' if not, 'wait' after too many wrong ones. */
  accept(typed: string): { cookie: string } | 'wrong' | 'wait';
}

/** The word follows from DOCUMENT_KEY: every process and every start has the same. */
export function signInWord(env: Env, secrets: Secrets, clock: Clock): SignInWord {
  const key = secrets.derive('provider-word');
  const picked = [...key.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');
  const word = `${picked.slice(0, 4)}-${picked.slice(4)}`;
  const cookieName = `rumo-idp-word-${env.publicPort}`;
  const proof = createHmac('sha256', key).update('cookie').digest('base64url');
  let minute = 0;
  let wrong = 0;

  return {
    word,
    isKnownTo: (cookieHeader) =>
      (cookieHeader ?? '').split(/; */).some((pair) => isSame(pair, `${cookieName}=${proof}`)),
    accept(typed) {
      const now = Math.floor(clock().getTime() / 60_000);
      if (now !== minute) [minute, wrong] = [now, 0];
      if (wrong >= triesPerMinute) return 'wait';
      const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
      if (isSame(plain, picked))
        return {
          cookie: `${cookieName}=${proof}; Path=/idp; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax`,
        };
      wrong += 1;
      return 'wrong';
    },
  };
}

/** Writes the word where the operator finds it again: `DATA_DIR/sign-in-word`, readable for its owner alone. */
export async function keepSignInWord({ dataDir }: Env, word: string): Promise<void> {
  await writeFile(join(dataDir, 'sign-in-word'), `${word}\n`, { mode: 0o600 });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
