import type { Route } from '#server/http/route.ts';
import type { Recipe } from './recipe.ts';
import { accountRecipes } from './recipes/accounts.ts';
import { applicationRecipes } from './recipes/applications.ts';
import { documentRecipes } from './recipes/documents.ts';
import { guideRecipes } from './recipes/guide.ts';
import { supportRecipes } from './recipes/support.ts';

const all: readonly Recipe[] = [
  ...accountRecipes,
  ...applicationRecipes,
  ...documentRecipes,
  ...guideRecipes,
  ...supportRecipes,
];

/**
 * The recipe of a route. A GET that needs nothing (no address parameter, no query that must be there) has none: it is
 * asked as it stands.
 * @throws Error that says where the recipe goes.
 */
export function recipeOf({ contract }: Route): Recipe {
  const found = all.find((recipe) => recipe.contract === contract);
  if (found) return found;
  const needsNothing =
    contract.method === 'get' && !contract.params && (contract.query?.safeParse({}).success ?? true);
  if (needsNothing) return { contract, ask: () => ({}) };
  throw new Error(
    `${contract.method} ${contract.path} has no recipe for the authorisation matrix: add a valid request about ` +
      "applicant A's things to tests/support/authorisation/recipes/<noun>.ts (what A lacks for it is made in " +
      'tests/support/authorisation/things.ts), then renew the expectations with WRITE_MATRIX=1',
  );
}
