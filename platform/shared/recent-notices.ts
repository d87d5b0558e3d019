/** An import that touches everybody tells more than this within seconds, and is then worth one reading of everything. */
const mostKept = 5_000;

/** What was told a moment ago, for pages that were being read just then and followed nothing yet. */
export interface RecentNotices<Notice> {
  /** From now on nothing goes unheard; what was before is not known. */
  begin(): void;
  add(notice: Notice): void;
  /** What was told in the last `ms` milliseconds, oldest first; undefined when not all of it is known any more. */
  last(ms: number): Notice[] | undefined;
}

/** @param now - milliseconds of a clock that never goes back. */
export function keepRecentNotices<Notice>(
  now: () => number = () => performance.now(),
): RecentNotices<Notice> {
  const kept: { at: number; notice: Notice }[] = [];
  let unknownUntil = now();

  return {
    begin() {
      kept.length = 0;
      unknownUntil = now();
    },
    add(notice) {
      kept.push({ at: now(), notice });
      if (kept.length <= mostKept) return;
      for (const { at } of kept.splice(0, mostKept / 2)) unknownUntil = at;
    },
    last(ms) {
      const since = now() - ms;
      if (since <= unknownUntil) return undefined;
      return kept.filter(({ at }) => at >= since).map(({ notice }) => notice);
    },
  };
}
