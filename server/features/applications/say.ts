import { applicationTexts } from '#domain/texts/applications.ts';
import { householdTexts } from '#domain/texts/household.ts';
import { applicationTexts as ptApplicationTexts } from '#domain/texts/pt/applications.ts';
import { householdTexts as ptHouseholdTexts } from '#domain/texts/pt/household.ts';
import { inBoth } from '../../platform/say.ts';

/** What applications tell their owners. */
export const sayApplication = inBoth(applicationTexts, ptApplicationTexts);
export const sayHousehold = inBoth(householdTexts, ptHouseholdTexts);
