import { draw } from '#features/experiments/rules/draw.ts';
import type { PublishedPage } from '#features/pages/contract/pitch.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MarketingSnapshot, RunningExperiment } from './marketing-snapshot.ts';
import type { Visitor } from './visitor-cookie.ts';

/** The cookie's value for an experiment that the visitor is outside of. */
const outside = 'none';

/** What the visitor drew in this experiment before, if it is still valid. */
export function drawnBefore(experiment: RunningExperiment, visitor: Visitor): string | undefined {
  const before = visitor.draws[experiment.id];
  const isValid = before === outside || experiment.variants.some(({ id }) => id === before);
  return isValid ? before : undefined;
}

/**
 * Returns the page to show for `page`, and the visitor with the draw noted: first what this browser drew, then `earlier`, what
 * the same person drew on another device, then chance. A variant whose page is not public shows the requested page.
 */
export function choosePage(
  snapshot: MarketingSnapshot,
  page: PublishedPage,
  visitor: Visitor,
  earlier?: string,
): { page: PublishedPage; visitor: Visitor } {
  const experiment = snapshot.experimentOf.get(page.id);
  if (!experiment) return { page, visitor };
  const drawn = drawnBefore(experiment, visitor) ?? earlier ?? draw(experiment, visitor.id) ?? outside;
  const variant = experiment.variants.find(({ id }) => id === drawn);
  const shown = variant?.landing_page_id ? snapshot.byId.get(variant.landing_page_id) : undefined;
  const noted = visitor.draws[experiment.id] === drawn;
  return {
    page: shown ?? page,
    visitor: noted ? visitor : { ...visitor, draws: { ...visitor.draws, [experiment.id]: drawn } },
  };
}

/**
 * The experiment and variant that a view counts for: the page has to be the one of the variant that the visitor drew.
 * Undefined outside of a test.
 */
export function variantSeen(
  snapshot: MarketingSnapshot,
  pageId: string,
  visitor: Visitor,
): { experimentId: string; variantId: string } | undefined {
  const experiment = snapshot.experimentOf.get(pageId);
  const drawn = experiment && visitor.draws[experiment.id];
  const variant = experiment?.variants.find(({ id }) => id === drawn);
  if (!experiment || variant?.landing_page_id !== pageId) return undefined;
  return { experimentId: experiment.id, variantId: variant.id };
}

/** The variant that a person saw first in an experiment, on any device. */
export async function findEarlierVariant(
  { database }: Platform,
  experimentId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await database.asSystem('find the variant of a person', (tx) =>
    tx
      .selectFrom('user_assignments')
      .select('variant_id')
      .where('experiment_id', '=', experimentId)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.variant_id;
}
