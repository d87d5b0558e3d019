import type { Language } from '#domain/rules/languages.ts';
import { accountErasureTexts } from '#domain/texts/account-erasure.ts';
import { applicationTexts } from '#domain/texts/applications.ts';
import { assistantTexts } from '#domain/texts/assistant.ts';
import { assistantLibraryTexts } from '#domain/texts/assistant-library.ts';
import { billingTexts } from '#domain/texts/billing.ts';
import { calendarTexts } from '#domain/texts/calendar.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { errorTexts, fieldErrorTexts } from '#domain/texts/errors.ts';
import { guideRefusals } from '#domain/texts/guide-refusals.ts';
import { householdTexts } from '#domain/texts/household.ts';
import { maintenanceTexts } from '#domain/texts/maintenance.ts';
import { petTexts } from '#domain/texts/pet.ts';
import { planTexts } from '#domain/texts/plans.ts';
import * as ptErasure from '#domain/texts/pt/account-erasure.ts';
import * as pt from '#domain/texts/pt/applications.ts';
import * as ptAssistant from '#domain/texts/pt/assistant.ts';
import * as ptLibrary from '#domain/texts/pt/assistant-library.ts';
import * as ptBilling from '#domain/texts/pt/billing.ts';
import * as ptCalendar from '#domain/texts/pt/calendar.ts';
import * as ptDocuments from '#domain/texts/pt/documents.ts';
import * as ptErrors from '#domain/texts/pt/errors.ts';
import * as ptGuide from '#domain/texts/pt/guide-refusals.ts';
import * as ptHousehold from '#domain/texts/pt/household.ts';
import * as ptMaintenance from '#domain/texts/pt/maintenance.ts';
import * as ptPets from '#domain/texts/pt/pet.ts';
import * as ptPlans from '#domain/texts/pt/plans.ts';
import * as ptSupport from '#domain/texts/pt/support.ts';
import type { Translation } from '#domain/texts/pt/translation.ts';
import { supportTexts } from '#domain/texts/support.ts';

/** A sentence in every language: who writes it does not know who will read it. */
export type InBoth = Readonly<Record<Language, string>>;

/** The two have one shape: that is what a translation is. */
const inBoth =
  <Texts>(english: Texts, portuguese: Translation<Texts>) =>
  (say: (texts: Texts) => string): InBoth => ({ en: say(english), pt: say(portuguese as Texts) });

/** What applicants may read from the server: `say.billing((texts) => texts.noPlan)`. Staff read English. */
export const say = {
  accountErasure: inBoth(accountErasureTexts, ptErasure.accountErasureTexts),
  applications: inBoth(applicationTexts, pt.applicationTexts),
  assistant: inBoth(assistantTexts, ptAssistant.assistantTexts),
  billing: inBoth(billingTexts, ptBilling.billingTexts),
  calendar: inBoth(calendarTexts, ptCalendar.calendarTexts),
  documents: inBoth(documentTexts.errors, ptDocuments.documentTexts.errors),
  errors: inBoth(errorTexts, ptErrors.errorTexts),
  fieldErrors: inBoth(fieldErrorTexts, ptErrors.fieldErrorTexts),
  guide: inBoth(guideRefusals, ptGuide.guideRefusals),
  household: inBoth(householdTexts, ptHousehold.householdTexts),
  assistantLibrary: inBoth(assistantLibraryTexts, ptLibrary.assistantLibraryTexts),
  maintenance: inBoth(maintenanceTexts, ptMaintenance.maintenanceTexts),
  pets: inBoth(petTexts, ptPets.petTexts),
  plans: inBoth(planTexts.errors, ptPlans.planTexts.errors),
  support: inBoth(supportTexts, ptSupport.supportTexts),
};
