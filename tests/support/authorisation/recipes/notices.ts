import * as notices from '#features/notices/contract.ts';
import { recipe } from '../recipe.ts';

export const noticeRecipes = [
  recipe(notices.markNoticesRead, (of) => ({ body: { id: of.notice } })),
  recipe(notices.setMuted, () => ({ body: { kind: 'replied', muted: true } })),
];
