/** Kept per device: who uses a voice to write on one machine may have a keyboard on another. */
const key = 'rumo-single-keys';
const listeners = new Set<() => void>();
// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: 'off' | undefined;

/** Whether keys without Ctrl or Cmd do something in the office (WCAG 2.1.4: whoever dictates turns them off). */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return unsaved !== 'off';
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    unsaved = on ? undefined : 'off';
  }
  for (const listener of listeners) listener();
}

/** Calls back when the switch is turned, here or in another tab. Answers how to stop. */
export function onSingleKeys(listener: () => void): () => void {
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
