/** Events that one visitor may send within an hour: a person who clicks through everything sends a tenth of it. */
export const eventsPerHour = 200;
/** Different sources, and different referrers, that one day may bring; a real campaign has a few dozen. */
export const wordsPerDay = 1_000;

const hour = 3_600_000;
const dayMs = 24 * hour;
/** Above this many visitors of late, those before them are forgotten. */
const maxVisitors = 50_000;

/** What one process remembers to keep one visitor, or many made-up ones, from filling the tables. */
export interface VisitorCaps {
  /** Counts an event of this visitor; false when they have sent too many. */
  take(visitorId: string, now: Date): boolean;
  /** The word itself, or 'other' when the day has brought too many different ones. */
  known(list: 'source' | 'referrer', word: string, now: Date): string;
}

interface Counter {
  /** Milliseconds since 1970. */
  since: number;
  events: number;
}

export function visitorCaps(): VisitorCaps {
  // Two maps that take turns. One map that loses its oldest entry for each new one walks, each time, over all that were
  // taken out before: at 100,000 visitors that was an eighth of what an event costs, and rising.
  let late = new Map<string, Counter>();
  let earlier = late;
  let day = 0;
  let words = { source: new Set<string>(), referrer: new Set<string>() };
  return {
    take(visitorId, now) {
      const counter = late.get(visitorId) ?? earlier.get(visitorId);
      if (counter && now.getTime() - counter.since < hour) {
        counter.events += 1;
        return counter.events <= eventsPerHour;
      }
      if (late.size >= maxVisitors) {
        earlier = late;
        late = new Map();
      }
      late.set(visitorId, { since: now.getTime(), events: 1 });
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
