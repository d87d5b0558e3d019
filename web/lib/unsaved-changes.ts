import { useEffect } from 'react';
import { readStoredSession } from './stored-session.ts';

const unsaved = new Set<object>();

/** Whether something on screen was typed and not saved. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Whoever is signed out, here or elsewhere, cannot save any more: nothing holds them back then. */
export const canStillSave = (): boolean => readStoredSession() !== undefined;

/** While `dirty`, the browser asks before it closes or reloads the page, and signing out asks too. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const mark = {};
    const ask = (event: BeforeUnloadEvent) => {
      if (canStillSave()) event.preventDefault();
    };
    unsaved.add(mark);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(mark);
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
}
