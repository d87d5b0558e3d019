import { draw } from '#features/experiments/rules/draw.ts';
import type { PublishedPage } from '#features/pages/contract/pitch.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MarketingSnapshot, RunningExperiment } from './marketing-snapshot.ts';
import type { Visitor } from './visitor-cookie.ts';

/** What the cookie holds for an experiment that a visitor stays outside of. */
const outside = 'none';

/** What a visitor drew in an experiment before, if it still says something. */
export function drawnBefore(experiment: RunningExperiment, visitor: Visitor): string | undefined {
  const before = visitor.draws[experiment.id];
  const stands = before === outside || experiment.variants.some(({ id }) => id === before);
  return stands ? before : undefined;
}

/**
 * What a visitor who asks for `page` is shown, and the visitor with the draw noted. What this browser has seen counts
 * first, then `earlier`, what the same person drew elsewhere, then chance. A variant whose page is not public shows the
 * page that was asked for.
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
 * The experiment and variant that a visitor's view of a page belongs to: the page they saw has to be the one of the
 * variant they drew. Undefined outside of a test.
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

/** The variant that a person saw first in an experiment, on whichever device; undefined when they saw none. */
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
