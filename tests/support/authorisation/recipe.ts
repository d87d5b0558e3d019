import type { Contract, Input } from '#platform/shared/contract.ts';
import type { Things } from './things.ts';

/** A request as a contract takes it. `search` is for addresses that browsers visit, whose contract has no query. */
export interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  search?: Record<string, string>;
}

/** How the matrix asks a route: validly, and about what belongs to A. */
export interface Recipe {
  contract: Contract;
  ask(of: Things): Asked;
  /** Why even the right person is refused, where that is so. */
  neverSucceeds?: string;
  /** Why a success of this route, which is no GET, changes no row. */
  changesNothing?: string;
}

type Notes = Pick<Recipe, 'neverSucceeds' | 'changesNothing'> & { search?: Record<string, string> };

/** Ties a request to its contract; the compiler checks that it fits. */
export function recipe<C extends Contract, const I extends Input<C>>(
  contract: C,
  ask: (of: Things) => I,
  { search, ...notes }: Notes = {},
): Recipe {
  return { contract, ask: (of) => ({ ...(ask(of) as Asked), ...(search && { search }) }), ...notes };
}
