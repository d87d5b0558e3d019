/** A bulk import sends more than this within seconds, and is then worth one reading of everything. */
const mostKept = 5_000;

/** The latest notices, for pages that were reading when they came and had no stream yet. */
export interface RecentNotices<Notice> {
  /** From now on no notice is missed; earlier ones are unknown. */
  begin(): void;
  add(notice: Notice): void;
  /** Notices of the last `ms` milliseconds, oldest first; undefined when some may be missing. */
  last(ms: number): Notice[] | undefined;
}

/** @param now - milliseconds of a monotonic clock. */
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
