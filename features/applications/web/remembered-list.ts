/**
 * The list a case was opened from, so that its page can offer next, previous and back. Only ids and the list's
 * address, in session storage; cleared at sign-out.
 */
export interface RememberedList {
  /** The cases in the list's order, as far as they are loaded. */
  ids: readonly string[];
  /** How many match; shown as "1,000+" when the count stopped early. */
  total: number;
  totalIsCapped: boolean;
  /** 'All', 'My cases', or the name of a saved view. */
  label: string;
  /** The list's address with search and filters: following it restores scroll and selection. */
  href: string;
}

export interface RememberedPlace {
  /** From 1: "6 of 12". */
  position: number;
  total: number;
  totalIsCapped: boolean;
  /** Ids of the neighbours; undefined at the ends of the loaded pages. */
  previous: string | undefined;
  next: string | undefined;
  label: string;
  href: string;
}

const key = 'rumo-case-list';
// Storage can be forbidden: the list then lasts as long as the page.
let unsaved: string | null = null;

/** Call whenever the list changes. */
export function rememberList(list: RememberedList): void {
  const text = JSON.stringify(list);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    unsaved = text;
  }
}

/** The last list shown in this tab; undefined when there was none. */
export function rememberedList(): RememberedList | undefined {
  const text = stored();
  return text === null ? undefined : (JSON.parse(text) as RememberedList);
}

/** A case's position in the list it was opened from; undefined when it came from a link or another tab. */
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
