import { statusTexts } from '#features/applications/texts/applications.ts';
import { householdTexts } from '#features/applications/texts/household.ts';
import { activityTexts } from '#features/audit/texts/activity.ts';
import { archiveTexts } from '#features/documents/texts/document-archive.ts';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { interviewQuestionTexts } from '#features/guide/texts/guide-practice.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { planNames } from '#features/site/texts/dashboard.ts';
import { accountArchiveTexts, archiveFiles } from '../../texts/account-archive.ts';

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
