import type { Route } from '#platform/server/http/route.ts';
import type { Recipe } from './recipe.ts';
import { accountRecipes } from './recipes/accounts.ts';
import { analyticsRecipes } from './recipes/analytics.ts';
import { applicationRecipes } from './recipes/applications.ts';
import { assistantRecipes } from './recipes/assistant.ts';
import { cannedReplyRecipes } from './recipes/canned-replies.ts';
import { caseRecipes } from './recipes/cases.ts';
import { documentRecipes } from './recipes/documents.ts';
import { experimentRecipes } from './recipes/experiments.ts';
import { factRecipes } from './recipes/facts.ts';
import { findingRecipes } from './recipes/finding.ts';
import { guideRecipes } from './recipes/guide.ts';
import { mailRecipes } from './recipes/mails.ts';
import { noticeRecipes } from './recipes/notices.ts';
import { officeAccountRecipes } from './recipes/office-accounts.ts';
import { officeAuditRecipes } from './recipes/office-audit.ts';
import { pageRecipes } from './recipes/pages.ts';
import { petRecipes } from './recipes/pets.ts';
import { planRecipes } from './recipes/plans.ts';
import { presenceRecipes } from './recipes/presence.ts';
import { queueRecipes } from './recipes/queue.ts';
import { reviewRecipes } from './recipes/reviews.ts';
import { settingRecipes } from './recipes/settings.ts';
import { supportRecipes } from './recipes/support.ts';
import { trafficRecipes } from './recipes/traffic.ts';
import { viewRecipes } from './recipes/views.ts';

const all: readonly Recipe[] = [
  ...accountRecipes,
  ...analyticsRecipes,
  ...applicationRecipes,
  ...assistantRecipes,
  ...cannedReplyRecipes,
  ...caseRecipes,
  ...documentRecipes,
  ...experimentRecipes,
  ...factRecipes,
  ...findingRecipes,
  ...guideRecipes,
  ...mailRecipes,
  ...officeAccountRecipes,
  ...officeAuditRecipes,
  ...noticeRecipes,
  ...pageRecipes,
  ...petRecipes,
  ...planRecipes,
  ...presenceRecipes,
  ...queueRecipes,
  ...reviewRecipes,
  ...settingRecipes,
  ...supportRecipes,
  ...trafficRecipes,
  ...viewRecipes,
];

/**
 * The recipe of a route. A GET that needs nothing (no address parameter, no query that must be there) has none: it is
 * asked as it stands.
 */
export function recipeOf({ contract }: Route): Recipe | undefined {
  const found = all.find((recipe) => recipe.contract === contract);
  if (found) return found;
  const needsNothing =
    contract.method === 'get' && !contract.params && (contract.query?.safeParse({}).success ?? true);
  return needsNothing ? { contract, ask: () => ({}) } : undefined;
}

/** What to do about a route without a recipe. */
export const howToAdd =
  "add a valid request about applicant A's things to tests/support/authorisation/recipes/<noun>.ts (what A lacks for " +
  'it is made in tests/support/authorisation/things.ts), then renew the expectations: ' +
  'WRITE_MATRIX=1 npx vitest run --project unit server/http/authorisation';
