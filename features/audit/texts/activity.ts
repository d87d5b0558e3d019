import { isBringItem } from '#features/bring/rules.ts';
import { bringParts } from '#features/documents/texts/document-counts.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { isGuideStep, stepOfItem } from '#features/guide/rules/guide.ts';
import {
  type GuideItemId,
  type GuideStepId,
  guideItemIds,
  guideStepIds,
} from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';

interface ActivityDetails {
  /** Missing when the document is gone. */
  file_name?: unknown;
  status?: unknown;
  /** A required type of document. */
  paper?: unknown;
  /** Steps and items that were ticked on one day. */
  items?: readonly string[];
  by_staff?: boolean;
  /** Whose application, where it is not the person's own. */
  applicant?: string | undefined;
}

const named = (details: ActivityDetails, otherwise: string) =>
  typeof details.file_name === 'string' ? details.file_name : otherwise;

const paperName = ({ paper }: ActivityDetails) =>
  Object.entries(documentWords).find(([type]) => type === paper)?.[1].name ?? 'a document';

const forApplicant = ({ applicant }: ActivityDetails) => (applicant ? ` for ${applicant}` : '');

/** The sentences of 'Recent Activity', by audit action. An action without a sentence here is not shown. */
export const activityTexts = {
  'account.created': () => 'Account Created',
  'profile.residence_saved': () => 'You saved where you live',
  'profile.saved': () => 'You saved your profile',
  'application.started': (details: ActivityDetails) =>
    details.applicant
      ? `You started the visa application of ${details.applicant}`
      : 'You started your visa application',
  'application.review_requested': (details: ActivityDetails) =>
    details.applicant
      ? `You asked us to review the application of ${details.applicant}`
      : 'You asked us to review your application',
  'application.removed': () => 'You removed a person and their application',
  'application.decided': (details: ActivityDetails) => {
    const whose = details.applicant ? `the application of ${details.applicant}` : 'your application';
    if (details.status === 'approved') return `Our team approved ${whose}`;
    if (details.status === 'rejected') return `Our team did not approve ${whose}`;
    return `Our team changed the status of ${whose}`;
  },
  'guide.completed': (details: ActivityDetails) =>
    `You completed ${guideItemNames(details.items)}${forApplicant(details)}`,
  'guide.reopened': (details: ActivityDetails) =>
    `You reopened ${guideItemNames(details.items)}${forApplicant(details)}`,
  'guide.paper_set_aside': (details: ActivityDetails) =>
    `You set a document aside: ${paperName(details)}${forApplicant(details)}`,
  'guide.paper_taken_back': (details: ActivityDetails) =>
    `You need a document again: ${paperName(details)}${forApplicant(details)}`,
  'document.uploaded': (details: ActivityDetails) =>
    `You uploaded ${named(details, 'a document')}${forApplicant(details)}`,
  'document.opened_by_staff': (details: ActivityDetails) =>
    `Our team opened ${named(details, 'a document')}${forApplicant(details)}`,
  'document.accepted': (details: ActivityDetails) =>
    `Our team accepted ${named(details, 'a document')}${forApplicant(details)}`,
  'document.returned': (details: ActivityDetails) =>
    `Our team needs a new copy of ${named(details, 'a document')}${forApplicant(details)}`,
  'document.review_undone': (details: ActivityDetails) =>
    `Our team takes another look at ${named(details, 'a document')}${forApplicant(details)}`,
  'document.refused': (details: ActivityDetails) =>
    `We did not keep ${named(details, 'a document')}: our virus check found something in it${forApplicant(details)}`,
  'document.deleted': () => 'You deleted a document',
  'account.copied': () => 'You saved a copy of everything we hold about you',
  'account.erasure_requested': () => 'You asked us to delete your account',
  'account.erasure_withdrawn': () => 'You decided to keep your account',
  'documents.exported': (details: ActivityDetails) => `You saved all documents${forApplicant(details)}`,
  'support.message_sent': () => 'You wrote to us',
  'support.replied': (details: ActivityDetails) =>
    details.by_staff ? 'Our team answered your message' : 'You wrote to us again',
} as const satisfies Record<string, (details: ActivityDetails) => string>;

export type ActivityAction = keyof typeof activityTexts;

const titleOf = (step: GuideStepId) => guideSteps[guideStepIds.indexOf(step)]?.title ?? '';

/** "Get your NIF number and 2 parts of Interview Preparation": steps by their titles, parts of the others counted. */
export function guideItemNames(items: readonly string[] = []): string {
  const steps = items.filter(isGuideStep);
  const parts = new Map<GuideStepId, number>();
  for (const item of items.filter(isItem)) {
    const step = stepOfItem(item);
    if (!steps.includes(step)) parts.set(step, (parts.get(step) ?? 0) + 1);
  }
  const words = [
    ...steps.map(titleOf),
    ...[...parts].map(([step, count]) => `${count} ${count === 1 ? 'part' : 'parts'} of ${titleOf(step)}`),
  ];
  const bring = items.filter(isBringItem).length;
  if (bring > 0) words.push(bringParts(bring));
  return words.length > 0 ? list.format(words) : 'a part of the guide';
}

const isItem = (id: string): id is GuideItemId => (guideItemIds as readonly string[]).includes(id);
const list = new Intl.ListFormat('en-US');
