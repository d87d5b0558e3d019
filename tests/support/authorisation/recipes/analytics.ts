import * as analytics from '#domain/contracts/analytics.ts';
import { recipe } from '../recipe.ts';

export const analyticsRecipes = [recipe(analytics.exportAnalytics, () => ({ query: { table: 'series' } }))];
