import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { requiredDocumentTexts } from '#features/guide/texts/guide-documents.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { nifActions, nifTexts } from '#features/guide/texts/guide-nif.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { petTexts } from '#features/pets/texts.ts';

/** A few sentences of the guide that stand together on a card. */
export interface GuidePassage {
  /** 'guide:' and the card. */
  key: string;
  title: string;
  /** The page it stands on: '/visa-process#settlement'. */
  url: string;
  sentences: readonly string[];
}

const passage = (
  step: GuideStepId,
  card: string,
  title: string,
  sentences: readonly string[],
): GuidePassage => ({
  key: `guide:${card}`,
  title,
  url: `/visa-process#${step}`,
  sentences,
});

/**
 * The guide and the list for pets in passages. The specification's figures are not among them: where the register knows better it would be
 * wrong to quote them, and where it does not, nobody has checked them.
 */
export const guidePassages: readonly GuidePassage[] = [
  passage('nif-number', 'nif-number', guideSteps[0].title, [
    nifTexts.intro,
    ...Object.values(nifActions).map(({ title, help }) => `${title}: ${help}`),
  ]),
  ...nifTexts.ways.map(({ title, detail }, at) =>
    passage('nif-number', `nif-way-${at + 1}`, title, [detail]),
  ),
  passage('nif-number', 'nif-address', nifTexts.warnTitle, [nifTexts.warn]),
  ...Object.entries(requiredDocumentTexts).map(([id, { name, description, how, tips }]) =>
    passage('documents', id, name, [description, ...how, ...tips]),
  ),
  ...Object.entries(onlineApplicationTexts.parts).map(([id, { title, how }]) =>
    passage('online-application', id, title, how),
  ),
  passage('online-application', 'visa-center', onlineApplicationTexts.center.title, [
    onlineApplicationTexts.center.text,
  ]),
  ...Object.entries(interviewTexts.areas).map(([id, { title, bullets }]) =>
    passage('interview', id, `Interview: ${title}`, bullets),
  ),
  passage(
    'interview',
    'interview-tips',
    `Interview: ${interviewTexts.tips.title}`,
    interviewTexts.tips.bullets,
  ),
  ...Object.entries(settlementTexts.tasks).map(([id, { title, details }]) =>
    passage('settlement', id, title, details),
  ),
  ...petTexts.checklist.steps.map(({ title, detail, source }, at) => ({
    key: `guide:pet-${at + 1}`,
    title,
    url: '/pet',
    sentences: [`${title}.`, detail, petTexts.checklist.sourceOf(source)],
  })),
];
