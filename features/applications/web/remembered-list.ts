/**
 * The list that a case was opened from, so that its page can lead to the next one and back to the same place. It holds
 * ids and the list's address alone, in this tab, until it is closed; signing out wipes it.
 */
export interface RememberedList {
  /** The cases in the list's order, as far as they have been loaded. */
  ids: readonly string[];
  /** How many match in all; "1,000+" is what is shown when it was not counted to the end. */
  total: number;
  totalIsCapped: boolean;
  /** What the list is called: 'All', 'My cases', or the name of a saved view. */
  label: string;
  /** Where it is, with search and filters: a link there restores scroll and selection. */
  href: string;
}

/** Where a case is in the list. */
export interface RememberedPlace {
  /** From 1: "6 of 12". */
  position: number;
  total: number;
  totalIsCapped: boolean;
  /** Ids of the neighbours; undefined at either end of what was loaded. */
  previous: string | undefined;
  next: string | undefined;
  label: string;
  href: string;
}

const key = 'rumo-case-list';
// Storage can be forbidden: the list is then remembered as long as the page lives.
let unsaved: string | null = null;

/** The list leaves itself here whenever what it shows changes. */
export function rememberList(list: RememberedList): void {
  const text = JSON.stringify(list);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    unsaved = text;
  }
}

/** The list that was seen last in this tab, undefined when there was none. */
export function rememberedList(): RememberedList | undefined {
  const text = stored();
  return text === null ? undefined : (JSON.parse(text) as RememberedList);
}

/** Where a case is in the list it was opened from; undefined when it is not in it (a link, another tab). */
export function placeInList(id: string): RememberedPlace | undefined {
  const list = rememberedList();
  const at = list?.ids.indexOf(id) ?? -1;
  if (!list || at === -1) return undefined;
  const { ids, ...rest } = list;
  return { ...rest, position: at + 1, previous: ids[at - 1], next: ids[at + 1] };
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return unsaved;
  }
}
