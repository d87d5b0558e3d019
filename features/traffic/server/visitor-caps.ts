/**
 * Events that one visitor may send within an hour, which begins for all of them together; at most 255. A person who
 * clicks through everything sends a tenth of it.
 */
export const eventsPerHour = 200;
/** Different sources, and different referrers, that one day may bring; a real campaign has a few dozen. */
export const wordsPerDay = 1_000;

const hour = 3_600_000;
const dayMs = 24 * hour;
/**
 * Visitors are counted by the last twenty bits of their id, which are chance: a byte each, whatever a flood brings. Two
 * who share a byte share a cap: with all that one process can store in an hour (0069) a byte counts about twenty.
 */
const slots = 2 ** 20;

/** What one process remembers to keep one visitor, or many made-up ones, from filling the tables. */
export interface VisitorCaps {
  /** Counts an event of this visitor, whose id is one of ours; false when they have sent too many. */
  take(visitorId: string, now: Date): boolean;
  /** The word itself, or 'other' when the day has brought too many different ones. */
  known(list: 'source' | 'referrer', word: string, now: Date): string;
}

export function visitorCaps(): VisitorCaps {
  // Not a Map by id: a hundred thousand entries that live for an hour took a tenth of what an event costs.
  const sent = new Uint8Array(slots);
  /** When these counts began, in milliseconds since 1970. */
  let since = 0;
  let day = 0;
  let words = { source: new Set<string>(), referrer: new Set<string>() };
  return {
    take(visitorId, now) {
      // A clock that went back does not stretch the hour.
      if (Math.abs(now.getTime() - since) >= hour) {
        since = now.getTime();
        sent.fill(0);
      }
      const slot = Number.parseInt(visitorId.slice(-5), 16);
      const before = sent[slot] ?? 0;
      if (before >= eventsPerHour) return false;
      sent[slot] = before + 1;
      return true;
    },
    known(list, word, now) {
      const today = Math.floor(now.getTime() / dayMs);
      if (today !== day) {
        day = today;
        words = { source: new Set(), referrer: new Set() };
      }
      if (words[list].has(word)) return word;
      if (words[list].size >= wordsPerDay) return 'other';
      words[list].add(word);
      return word;
    },
  };
}
