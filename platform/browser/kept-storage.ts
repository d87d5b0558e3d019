import { keptPrefix } from './stored-session.ts';

/** Older ones tell a story that is no longer true. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Something that this device keeps for its person, with the time it is from. */
export interface Kept {
  userId: string;
  at: number;
  value: unknown;
}

/** Keeps a value under a name, in place of an older one. Signing out takes it away, as does signing in as another user. */
export function keep(name: string, kept: Kept): void {
  try {
    localStorage.setItem(keptPrefix + name, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: then this is not there without a connection.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(keptPrefix + name);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/**
 * What is kept for this person under names that begin so; what is too old or broken goes. `maxAge` in milliseconds: what a
 * person typed themselves does not grow old.
 */
export function readKept(
  beginning: string,
  userId: string,
  maxAge = maxAgeMs,
): { name: string; kept: Kept }[] {
  const found: { name: string; kept: Kept }[] = [];
  for (const name of keptNames().filter((known) => known.startsWith(beginning))) {
    const kept = parse(localStorage.getItem(keptPrefix + name));
    if (kept?.userId === userId && Date.now() - kept.at < maxAge) found.push({ name, kept });
    else forget(name);
  }
  return found;
}

function keptNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keptPrefix))
      .map((key) => key.slice(keptPrefix.length));
  } catch {
    return [];
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
