import * as analytics from '#features/traffic/contract/analytics.ts';
import { recipe } from '../recipe.ts';

export const analyticsRecipes = [recipe(analytics.exportAnalytics, () => ({ query: { table: 'series' } }))];
