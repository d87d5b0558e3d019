import * as audit from '#features/audit/contract/office-audit.ts';
import { recipe } from '../recipe.ts';

export const officeAuditRecipes = [recipe(audit.checkAudit, () => ({}))];
