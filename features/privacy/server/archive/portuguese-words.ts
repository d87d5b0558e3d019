import { statusTexts } from '#features/applications/texts/applications.pt.ts';
import { householdTexts } from '#features/applications/texts/household.pt.ts';
import { activityTexts } from '#features/audit/texts/activity.pt.ts';
import { archiveTexts } from '#features/documents/texts/document-archive.pt.ts';
import { categoryNames } from '#features/documents/texts/document-categories.pt.ts';
import { guideSteps } from '#features/guide/texts/guide.pt.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.pt.ts';
import { nifActions } from '#features/guide/texts/guide-nif.pt.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.pt.ts';
import { interviewQuestionTexts } from '#features/guide/texts/guide-practice.pt.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.pt.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.pt.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.pt.ts';
import { dateTexts } from '#features/schedule/texts/dates.pt.ts';
import { planNames } from '#features/site/texts/dashboard.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import { accountArchiveTexts, archiveFiles } from '../../texts/account-archive.pt.ts';
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
