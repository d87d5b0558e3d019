import { accountArchiveTexts, archiveFiles } from '#domain/texts/account-archive.ts';
import { activityTexts } from '#domain/texts/activity.ts';
import { statusTexts } from '#domain/texts/applications.ts';
import { planNames } from '#domain/texts/dashboard.ts';
import { dateTexts } from '#domain/texts/dates.ts';
import { archiveTexts } from '#domain/texts/document-archive.ts';
import { categoryNames } from '#domain/texts/document-categories.ts';
import { guideSteps } from '#domain/texts/guide.ts';
import { interviewTexts } from '#domain/texts/guide-interview.ts';
import { nifActions } from '#domain/texts/guide-nif.ts';
import { onlineApplicationTexts } from '#domain/texts/guide-online-application.ts';
import { interviewQuestionTexts } from '#domain/texts/guide-practice.ts';
import { settlementTexts } from '#domain/texts/guide-settlement.ts';
import { householdTexts } from '#domain/texts/household.ts';
import { planManagementTexts } from '#domain/texts/plan-management.ts';
import { reviewTexts } from '#domain/texts/reviews.ts';

/** What stands on the page of a copy: the words that people know from their screens. */
export const englishWords = {
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
