import * as audit from '#domain/contracts/office-audit.ts';
import { recipe } from '../recipe.ts';

export const officeAuditRecipes = [recipe(audit.checkAudit, () => ({}))];
