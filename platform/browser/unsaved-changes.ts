import { useEffect } from 'react';
import { hasDrafts, holdForOthers, isHeld } from './drafts.ts';
import { readStoredSession } from './stored-session.ts';

const unsaved = new Set<object>();
const unsent = new Set<object>();

/** Whether signing out, which empties every tab, would lose something in this one or in another. */
export async function wouldLoseSomething(): Promise<boolean> {
  return hasUnsavedChanges() || hasUnsentChanges() || hasDrafts() || (await isHeld());
}

/** Whether something on screen was typed and not saved. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Whether this device keeps something for the server, which signing out would wipe. */
export const hasUnsentChanges = (): boolean => unsent.size > 0;

/** A person who is signed out, here or elsewhere, cannot save any more: nothing holds them back then. */
export const canStillSave = (): boolean => readStoredSession() !== undefined;

/** From now on the browser asks before it closes or reloads the page, and signing out asks too. Returns a function that stops it. */
export function markUnsaved(): () => void {
  const mark = {};
  const ask = (event: BeforeUnloadEvent) => {
    if (canStillSave()) event.preventDefault();
  };
  unsaved.add(mark);
  const letGo = holdForOthers();
  window.addEventListener('beforeunload', ask);
  return () => {
    unsaved.delete(mark);
    letGo();
    window.removeEventListener('beforeunload', ask);
  };
}

/** The same while `dirty`. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty]);
}

/** While `waiting`, signing out asks. A reload takes nothing: it is kept on this device until it is sent. */
export function useUnsentChanges(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const mark = {};
    unsent.add(mark);
    const letGo = holdForOthers();
    return () => {
      unsent.delete(mark);
      letGo();
    };
  }, [waiting]);
}
