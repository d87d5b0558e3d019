import { handInPrefix } from '#features/facts/hand-in-facts.ts';

interface BringItem {
  /** Facts of the register that name it, by how their ids begin after 'hand-in-': why, and the source. */
  facts: string;
  /** Whom it concerns; everybody when absent. */
  who?: 'couple' | 'child';
  /** The type of document that it follows in the Ministry's list; 'first' before all, absent: after all. */
  after?: string;
}

/**
 * What people hand in besides the six required types, in the order of the lists (docs/facts.md). A new item is one entry here:
 * the compiler asks for its name in both languages. Ids are stored and never change their meaning.
 */
const registry = {
  'bring-form': { facts: 'bring-form', after: 'first' },
  'bring-photos': { facts: 'bring-photos', after: 'first' },
  'bring-consent': { facts: 'bring-consent', after: 'criminal-record' },
  'bring-address': { facts: 'bring-address' },
  'bring-nif': { facts: 'bring-nif' },
  'bring-account': { facts: 'bring-account' },
  'bring-work': { facts: 'd8-' },
  'bring-statement': { facts: 'bring-letter' },
  'bring-travel': { facts: 'bring-flight' },
  'bring-marriage': { facts: 'couple-certificate', who: 'couple' },
  'bring-child-birth': { facts: 'child-birth', who: 'child' },
  'bring-parent': { facts: 'child-consent', who: 'child' },
} as const satisfies Record<string, BringItem>;

export type BringItemId = keyof typeof registry;
export const bringItemIds = Object.keys(registry) as [BringItemId, ...BringItemId[]];
const items: Readonly<Record<BringItemId, BringItem>> = registry;

export const isBringItem = (id: string): id is BringItemId => Object.hasOwn(registry, id);

/** Whether a fact of the register is about an item. */
export const tellsOf = (factId: string, id: BringItemId): boolean =>
  factId.startsWith(handInPrefix + items[id].facts);

interface Whose {
  /** Whether this person moves with a husband or wife, and whether they are a child. */
  couple: boolean;
  child: boolean;
  /** Ids of what the register knows for where the person hands in. */
  facts: readonly string[];
}

/** What one applicant brings, in order: only what the register names for their consulate, with its source. */
export function bringItemsFor({ facts, ...concerns }: Whose): BringItemId[] {
  return bringItemIds.filter((id) => {
    const { who } = items[id];
    return (who === undefined || concerns[who]) && facts.some((fact) => tellsOf(fact, id));
  });
}

interface Ticked {
  bring: readonly BringItemId[];
  completed: Readonly<Partial<Record<BringItemId, string>>>;
}

/** How many of an applicant's items are ticked off. */
export const bringDone = ({ bring, completed }: Ticked): number =>
  bring.filter((id) => completed[id] !== undefined).length;

/** The required papers and what else to bring, in one order. */
export function inListOrder<Paper extends string>(
  papers: readonly Paper[],
  bring: readonly BringItemId[],
): (Paper | BringItemId)[] {
  const placed = (after: string) => bring.filter((id) => items[id].after === after);
  const left = bring.filter((id) => ![...papers, 'first'].some((after) => after === items[id].after));
  return [...placed('first'), ...papers.flatMap((paper) => [paper, ...placed(paper)]), ...left];
}
