import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Kept per device: who uses a voice to write on one machine may have a keyboard on another. */
const key = 'rumo-single-keys';

const listeners = new Set<() => void>();

// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: 'off' | undefined;

/** Whether keys without Ctrl or Cmd do something in the office (WCAG 2.1.4: a person who dictates turns them off). */
function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return unsaved !== 'off';
  }
}

function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    unsaved = on ? undefined : 'off';
  }
  for (const listener of listeners) listener();
}

/** Calls back when the switch is turned, here or in another tab. Returns a function that stops it. */
function onSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the check needs of a keyboard event. */
export interface SinglePress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  isComposing: boolean;
  target: EventTarget | null;
}

/** Where keys have a meaning of their own: boxes to write in, lists to choose from, everything in a window. */
const busyPlaces =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], ' +
  '[contenteditable=true], [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/** Toasts, in their region, are no windows, though their role says so. */
const windows = '[role=dialog]:not([role=region] *), [role=alertdialog]';

/** A window or a menu that is open takes the keyboard, wherever the focus is. */
const openWindows = `${windows}, [role=menu], [role=listbox]`;

/** Whether a window asks something, which has to be answered first. */
export function windowIsOpen(): boolean {
  return document.querySelector(windows) !== null;
}

/**
 * The key that was pressed alone, as `key` names it ('j', '?', '.'), or undefined when it is not for us. Shift is no
 * modifier here: it is how '?' is typed.
 */
export function singleKeyOf(press: SinglePress): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented || press.isComposing) return;
  const target = press.target as (Element & { closest?: Element['closest'] }) | null;
  if (target?.closest?.(busyPlaces)) return undefined;
  if (target?.ownerDocument?.querySelector(openWindows)) return undefined;
  return press.key;
}

/** One shortcut of a screen: the keys that do it, what it does in words, and the doing. */
export interface SingleKey {
  /** As `KeyboardEvent.key` names them: 'j', '?', '/'. Any of them does it. */
  keys: readonly string[];
  /** What a list of shortcuts says: "Next case". */
  label: string;
  /** Answer `false` to leave the key to the browser, because there is nothing to do now. */
  run: (event: KeyboardEvent) => unknown;
}

/** The shortcuts of one part of the screen, as the list of them (`?`) shows it. */
export interface SingleKeyGroup {
  title: string;
  keys: readonly Pick<SingleKey, 'keys' | 'label'>[];
}

let groups: readonly SingleKeyGroup[] = [];

const groupListeners = new Set<() => void>();

function announce(next: readonly SingleKeyGroup[]) {
  groups = next;
  for (const listener of groupListeners) listener();
}

/**
 * Listens for keys that are pressed alone while the screen is there: never in a box to write in, a menu or a window,
 * never with Ctrl, Cmd or Alt, and not at all when the person has turned them off. Whatever a key does there is also a
 * button for. The newest listener is asked last; a key that one has used is done with.
 *
 *     useSingleKeys(texts.list, [{ keys: ['j'], label: texts.next, run: () => move(1) }]);
 */
export function useSingleKeys(title: string, keys: readonly SingleKey[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useSingleKeyGroup(title, keys);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = singleKeysAreOn() ? singleKeyOf(event) : undefined;
      const found = key && latest.current.find(({ keys }) => keys.includes(key));
      if (found && found.run(event) !== false) event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Puts shortcuts on the list of them while the screen is there. */
function useSingleKeyGroup(title: string, keys: SingleKeyGroup['keys']): void {
  const words = JSON.stringify({ title, keys: keys.map(({ keys, label }) => ({ keys, label })) });
  useEffect(() => {
    const group: SingleKeyGroup = JSON.parse(words);
    announce([...groups, group]);
    return () => announce(groups.filter((other) => other !== group));
  }, [words]);
}

/** The shortcuts that work on the present screen, for the list of them. */
export function useSingleKeyGroups(): readonly SingleKeyGroup[] {
  return useSyncExternalStore(
    subscribe,
    () => groups,
    () => none,
  );
}

const none: readonly SingleKeyGroup[] = [];

function subscribe(listener: () => void): () => void {
  groupListeners.add(listener);
  return () => {
    groupListeners.delete(listener);
  };
}

/** The switch: whether single keys work on this device, and how to set it. */
export function useSingleKeysSwitch(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(onSingleKeys, singleKeysAreOn, () => true), setSingleKeys];
}

/** The key that is pressed before the one of a place. */
const first = 'g';

/** Milliseconds in which the second key has to follow. */
const patienceMs = 1500;

/**
 * `g`, and then the key of a place, leads there: wherever single keys work, and listed with them. While the second key is
 * waited for no other shortcut takes it.
 */
export function useGoKeys(
  title: string,
  places: readonly { key: string; label: string; to: string }[],
  go: (to: string) => void,
): void {
  useSingleKeyGroup(
    title,
    places.map(({ key, label }) => ({ keys: [`${first} ${key}`], label })),
  );
  const latest = useRef({ places, go });
  useEffect(() => {
    latest.current = { places, go };
  });
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
      const key = singleKeysAreOn() ? singleKeyOf(event) : undefined;
      const waiting = event.timeStamp - since < patienceMs;
      since = Number.NEGATIVE_INFINITY;
      if (!key) return;
      const place = waiting ? latest.current.places.find((one) => one.key === key) : undefined;
      if (place) latest.current.go(place.to);
      else if (key === first) since = event.timeStamp;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
