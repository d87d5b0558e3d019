import { undoSeconds } from '#features/applications/rules/applications.ts';
import type { AuditAction, ShownAction } from '../registry.ts';

interface Entry {
  action: string;
  subject_id: string;
  occurred_at: Date;
}

/** What is shown once it is final, with what undoes it. An undone or replaced decision leaves both rows in the log. */
const undoneBy: Record<ShownAction<'final'>, AuditAction> = {
  'application.decided': 'application.decision_undone',
};

/**
 * Returns the log entries (newest first) that an applicant may see at `now`: decisions only once they can no longer be
 * undone, and were neither undone nor replaced by then, as in `shownToApplicant`.
 */
export function toldToApplicant<E extends Entry>(entries: readonly E[], now: Date): E[] {
  const decisions: string[] = Object.entries(undoneBy).flat();
  return entries.filter((entry, index) => {
    if (!decisions.includes(entry.action)) return true;
    if (!(entry.action in undoneBy)) return false;
    const next = entries
      .slice(0, index)
      .findLast((later) => later.subject_id === entry.subject_id && decisions.includes(later.action));
    const until = next?.occurred_at ?? now;
    return until.getTime() - entry.occurred_at.getTime() >= undoSeconds * 1000;
  });
}

/** An entry in the browser; a tick's item is `details.item`. */
interface Line {
  action: string;
  occurred_at: string;
  application_id: string | null;
  details: { item?: unknown };
}

const merged: Record<ShownAction<'merged'>, true> = { 'guide.completed': true, 'guide.reopened': true };
const isTick = ({ action }: Line) => action in merged;
const itemOf = ({ details }: Line) => String(details.item);

/**
 * Merges the ticks of one day and application (lines are newest first) into the latest line, with all `items`, earliest
 * first. An item ticked and unticked on one day, or the other way round, disappears.
 */
export function foldTicks<L extends Line>(
  lines: readonly L[],
  dayOf: (moment: string) => string,
): { line: L; items: string[] }[] {
  const dayAndItem = (line: L) => `${line.application_id} ${dayOf(line.occurred_at)} ${itemOf(line)}`;
  const changes = new Map<string, L[]>();
  for (const line of lines.filter(isTick))
    changes.set(dayAndItem(line), [...(changes.get(dayAndItem(line)) ?? []), line]);
  const isNet = (line: L) => {
    const ofItem = changes.get(dayAndItem(line)) ?? [];
    return ofItem[0] === line && ofItem.length % 2 === 1;
  };

  const folded: { line: L; items: string[] }[] = [];
  const places = new Map<string, string[]>();
  for (const line of lines) {
    if (!isTick(line)) {
      folded.push({ line, items: [] });
      continue;
    }
    if (!isNet(line)) continue;
    const key = `${line.application_id} ${dayOf(line.occurred_at)} ${line.action}`;
    const items = places.get(key);
    if (items) items.unshift(itemOf(line));
    else {
      const first = [itemOf(line)];
      places.set(key, first);
      folded.push({ line, items: first });
    }
  }
  return folded;
}
