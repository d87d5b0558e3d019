import { accountArchiveTexts, archiveFiles } from '#domain/texts/pt/account-archive.ts';
import { activityTexts } from '#domain/texts/pt/activity.ts';
import { statusTexts } from '#domain/texts/pt/applications.ts';
import { planNames } from '#domain/texts/pt/dashboard.ts';
import { dateTexts } from '#domain/texts/pt/dates.ts';
import { archiveTexts } from '#domain/texts/pt/document-archive.ts';
import { categoryNames } from '#domain/texts/pt/document-categories.ts';
import { guideSteps } from '#domain/texts/pt/guide.ts';
import { interviewTexts } from '#domain/texts/pt/guide-interview.ts';
import { nifActions } from '#domain/texts/pt/guide-nif.ts';
import { onlineApplicationTexts } from '#domain/texts/pt/guide-online-application.ts';
import { interviewQuestionTexts } from '#domain/texts/pt/guide-practice.ts';
import { settlementTexts } from '#domain/texts/pt/guide-settlement.ts';
import { householdTexts } from '#domain/texts/pt/household.ts';
import { planManagementTexts } from '#domain/texts/pt/plan-management.ts';
import { reviewTexts } from '#domain/texts/pt/reviews.ts';
import type { Translation } from '#domain/texts/pt/translation.ts';
import type { englishWords } from './english-words.ts';

export const portugueseWords: Translation<typeof englishWords> = {
  page: accountArchiveTexts,
  files: archiveFiles,
  activity: activityTexts,
  status: statusTexts,
  plans: planNames,
  payments: planManagementTexts.payments,
  dates: dateTexts.names,
  categories: categoryNames,
  nifDocument: archiveTexts.nifFolder,
  steps: guideSteps,
  items: {
    ...nifActions,
    ...onlineApplicationTexts.parts,
    ...interviewTexts.areas,
    ...settlementTexts.tasks,
  },
  questions: interviewQuestionTexts,
  whose: householdTexts.whose,
  reviews: {
    waiting: reviewTexts.waitingShort,
    in_review: reviewTexts.inReviewShort,
    accepted: reviewTexts.acceptedShort,
    returned: reviewTexts.needsNewCopyShort,
  },
};
