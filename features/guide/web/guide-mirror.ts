import { useEffect } from 'react';
import type { Guide } from '../contract.ts';
import { guideItems } from '../rules/guide-items.ts';

/** The keys that the specification names. What they hold is a copy of the server's truth and is never read back. */
const keys = {
  steps: 'visa-process-completed-steps',
  nif: 'visa-process-nif-checklist',
  nifUpload: (applicationId: string) => `visa-process-nif-uploaded-${applicationId}`,
  /** Whose these are. */
  owner: 'visa-process-owner',
};

/** Keeps the copy in local storage; signing out wipes it with everything else of the person. */
export function useGuideMirror(guide: Guide | undefined, userId: string): void {
  useEffect(() => {
    if (!guide) return;
    const { steps, completed } = guide;
    const numbers = steps.flatMap(({ state }, index) => (state === 'completed' ? [index + 1] : []));
    const actions = guideItems['nif-number'].map((id) => completed[id] !== undefined);
    try {
      localStorage.setItem(keys.owner, userId);
      localStorage.setItem(keys.steps, JSON.stringify(numbers));
      localStorage.setItem(keys.nif, JSON.stringify(actions));
      localStorage.setItem(keys.nifUpload(guide.application_id), JSON.stringify(guide.nif_document));
    } catch (error) {
      // Storage is forbidden or full: nothing depends on the copy.
      if (!(error instanceof DOMException)) throw error;
    }
  }, [guide, userId]);
}
