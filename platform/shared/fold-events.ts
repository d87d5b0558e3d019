interface Happened {
  id: string;
  action: string;
  by: string | null;
  details: Record<string, unknown>;
}

/** Merges consecutive ticks of one user (events are newest first) into the latest event, with all `items`, earliest first. */
export function foldEvents<E extends Happened>(events: readonly E[]): E[] {
  const folded: E[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    const same = last?.action === event.action && last.by === event.by && event.action.startsWith('guide.');
    if (!last || !same) {
      folded.push(event);
      continue;
    }
    folded[folded.length - 1] = {
      ...last,
      details: { ...last.details, items: [...itemsOf(event), ...itemsOf(last)] },
    };
  }
  return folded;
}

const itemsOf = ({ details }: Happened): unknown[] =>
  Array.isArray(details.items) ? details.items : [details.item];
