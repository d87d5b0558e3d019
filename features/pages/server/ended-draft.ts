import type { PageRow } from './office-pages.ts';

/**
 * A draft that ends without being published raises its version by two: so a publication that is pressed twice, which
 * finds the next version and no draft, knows itself again.
 */
export const endedDraft = ({ draft_version }: PageRow) => ({
  draft: null,
  draft_saved_at: null,
  draft_version: draft_version + 2,
});
