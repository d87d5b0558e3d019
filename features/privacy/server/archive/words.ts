import { statusTexts as ptStatusTexts } from '#features/applications/texts/applications.pt.ts';
import { statusTexts } from '#features/applications/texts/applications.ts';
import { householdTexts as ptHouseholdTexts } from '#features/applications/texts/household.pt.ts';
import { householdTexts } from '#features/applications/texts/household.ts';
import { activityTexts as ptActivityTexts } from '#features/audit/texts/activity.pt.ts';
import { activityTexts } from '#features/audit/texts/activity.ts';
import { bringWords as ptBringWords } from '#features/bring/texts.pt.ts';
import { bringWords } from '#features/bring/texts.ts';
import { archiveTexts as ptArchiveTexts } from '#features/documents/texts/document-archive.pt.ts';
import { archiveTexts } from '#features/documents/texts/document-archive.ts';
import { categoryNames as ptCategoryNames } from '#features/documents/texts/document-categories.pt.ts';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import {
  setAsideTexts as ptSetAsideTexts,
  setAsideWords as ptSetAsideWords,
} from '#features/documents/texts/set-aside.pt.ts';
import { setAsideTexts, setAsideWords } from '#features/documents/texts/set-aside.ts';
import { guideSteps as ptGuideSteps } from '#features/guide/texts/guide.pt.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { interviewTexts as ptInterviewTexts } from '#features/guide/texts/guide-interview.pt.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { nifActions as ptNifActions } from '#features/guide/texts/guide-nif.pt.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { onlineApplicationTexts as ptOnlineApplicationTexts } from '#features/guide/texts/guide-online-application.pt.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { interviewQuestionTexts as ptInterviewQuestionTexts } from '#features/guide/texts/guide-practice.pt.ts';
import { interviewQuestionTexts } from '#features/guide/texts/guide-practice.ts';
import { settlementTexts as ptSettlementTexts } from '#features/guide/texts/guide-settlement.pt.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { planManagementTexts as ptPlanManagementTexts } from '#features/plans/texts/plan-management.pt.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { reviewTexts as ptReviewTexts } from '#features/reviews/texts/reviews.pt.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { dateTexts as ptDateTexts } from '#features/schedule/texts/dates.pt.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { planNames as ptPlanNames } from '#features/site/texts/dashboard.pt.ts';
import { planNames } from '#features/site/texts/dashboard.ts';
import { type Language, locales, type Translation } from '#platform/shared/languages.ts';
import { formatCents, formatDay } from '#platform/shared/money.ts';
import {
  accountArchiveTexts as ptAccountArchiveTexts,
  archiveFiles as ptArchiveFiles,
} from '../../texts/account-archive.pt.ts';
import { accountArchiveTexts, archiveFiles } from '../../texts/account-archive.ts';

/** Names as titles, like those of the guide's items. */
const titled = <Id extends string>(words: Record<Id, { name: string }>) =>
  Object.fromEntries(
    Object.entries<{ name: string }>(words).map(([id, { name }]) => [id, { title: name }]),
  ) as Record<Id, { title: string }>;

/** The words of the archive's page, as people know them from their screens. */
const english = {
  page: accountArchiveTexts,
  files: archiveFiles,
  activity: activityTexts,
  status: statusTexts,
  plans: planNames,
  payments: planManagementTexts.payments,
  dates: dateTexts.names,
  categories: categoryNames,
  nifDocument: archiveTexts.nifFolder,
  setAside: { heading: setAsideTexts.state, words: setAsideWords },
  steps: guideSteps,
  items: {
    ...nifActions,
    ...onlineApplicationTexts.parts,
    ...interviewTexts.areas,
    ...settlementTexts.tasks,
    ...titled(bringWords),
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

const portuguese: Translation<typeof english> = {
  page: ptAccountArchiveTexts,
  files: ptArchiveFiles,
  activity: ptActivityTexts,
  status: ptStatusTexts,
  plans: ptPlanNames,
  payments: ptPlanManagementTexts.payments,
  dates: ptDateTexts.names,
  categories: ptCategoryNames,
  nifDocument: ptArchiveTexts.nifFolder,
  setAside: { heading: ptSetAsideTexts.state, words: ptSetAsideWords },
  steps: ptGuideSteps,
  items: {
    ...ptNifActions,
    ...ptOnlineApplicationTexts.parts,
    ...ptInterviewTexts.areas,
    ...ptSettlementTexts.tasks,
    ...titled(ptBringWords),
  },
  questions: ptInterviewQuestionTexts,
  whose: ptHouseholdTexts.whose,
  reviews: {
    waiting: ptReviewTexts.waitingShort,
    in_review: ptReviewTexts.inReviewShort,
    accepted: ptReviewTexts.acceptedShort,
    returned: ptReviewTexts.needsNewCopyShort,
  },
};

/** A language's words and formats. */
export type ArchiveWords = Translation<typeof english> & {
  day(moment: Date): string;
  when(moment: Date): string;
  money(cents: number, currency: string): string;
};

export function wordsFor(language: Language): ArchiveWords {
  const locale = locales[language];
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    ...(language === 'pt' ? portuguese : english),
    day: (moment) => formatDay(moment, locale),
    when: (moment) => when.format(moment),
    money: (cents, currency) => formatCents(cents, currency, locale),
  };
}
