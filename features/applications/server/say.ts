import { inBoth } from '#platform/server/say.ts';
import { applicationTexts as ptApplicationTexts } from '../texts/applications.pt.ts';
import { applicationTexts } from '../texts/applications.ts';
import { householdTexts as ptHouseholdTexts } from '../texts/household.pt.ts';
import { householdTexts } from '../texts/household.ts';

/** What applications tell their owners. */
export const sayApplication = inBoth(applicationTexts, ptApplicationTexts);
export const sayHousehold = inBoth(householdTexts, ptHouseholdTexts);
