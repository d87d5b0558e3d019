import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSingleKeys, setSingleKeys, singleKeyOf, singleKeysAreOn } from './single-keys.ts';

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
const listeners = new Set<() => void>();

function announce(next: readonly SingleKeyGroup[]) {
  groups = next;
  for (const listener of listeners) listener();
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
export function useSingleKeyGroup(title: string, keys: SingleKeyGroup['keys']): void {
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
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The switch: whether single keys work on this device, and how to set it. */
export function useSingleKeysSwitch(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(onSingleKeys, singleKeysAreOn, () => true), setSingleKeys];
}
