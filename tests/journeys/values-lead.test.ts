import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { documentTypes, requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { Fact } from '#features/facts/contract.ts';
import type { FactId } from '#features/facts/rules.ts';
import { factWords as ptWords } from '#features/facts/texts/fact-words.pt.ts';
import { factWords } from '#features/facts/texts/fact-words.ts';
import { factTexts as ptTexts } from '#features/facts/texts/facts.pt.ts';
import { factTexts } from '#features/facts/texts/facts.ts';
import { type GuideStepId, guideItems } from '#features/guide/rules/guide-items.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { requiredDocumentTexts as ptDocuments } from '#features/guide/texts/guide-documents.pt.ts';
import { requiredDocumentTexts } from '#features/guide/texts/guide-documents.ts';
import { interviewTexts as ptInterview } from '#features/guide/texts/guide-interview.pt.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { nifTexts as ptNif } from '#features/guide/texts/guide-nif.pt.ts';
import { nifTexts } from '#features/guide/texts/guide-nif.ts';
import { onlineApplicationTexts as ptOnline } from '#features/guide/texts/guide-online-application.pt.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { settlementTexts as ptSettlement } from '#features/guide/texts/guide-settlement.pt.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { approveApplication } from '../support/approve-application.ts';
import { askAs } from '../support/ask-as.ts';
import { guideClient } from '../support/guide-client.ts';
import { aJourney } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

/** Where the specification has a figure and the register a better value, the value leads, and the figure is small below it. */
const journey = aJourney();
const paul = { email: 'paul@example.com', name: 'Paul Ostrowski' };
let page: Page;
let facts: readonly Fact[];
beforeAll(async () => {
  // Every step of an approved person can be opened.
  const { application } = await guideClient(journey.url, paul);
  await approveApplication(journey, application);
  page = await journey.aVisitor();
  await signIn(page, paul);
  // They hear of the decision when it can no longer be undone, after half a minute.
  const status = async () =>
    (await askAs(page, 'GET', `/api/applications/${application.id}/guide`)).body.status;
  await vi.waitFor(async () => expect(await status()).toBe('approved'), { timeout: 60_000, interval: 500 });
  // What the browser has kept is from before the approval: a page that begins with it goes on to the next step.
  await page.goto('/visa-process');
  await page.getByText(guideTexts.progress(5), { exact: true }).waitFor();
  ({ facts } = (await askAs(page, 'GET', '/api/facts')).body as { facts: Fact[] });
});

type Pair = readonly [fact: FactId, specified: string];
const ofFigures = (figures: readonly { note?: FactId; value: string }[]): Pair[] =>
  figures.flatMap(({ note, value }): Pair[] => (note ? [[note, value]] : []));
const ofDocuments = (texts: Record<(typeof requiredDocuments)[number], { note: string }>): Pair[] =>
  requiredDocuments.map((type) => [documentTypes[type].facts[0], texts[type].note]);
const ofSettlement = ({ figures, tasks, timeline }: typeof settlementTexts | typeof ptSettlement): Pair[] => [
  ['permit-deadline', timeline.specified],
  ...ofFigures(figures),
  ...guideItems.settlement.flatMap((id): Pair[] => {
    const { note } = settlementTexts.tasks[id];
    return note ? [[note, tasks[id].timeframe]] : [];
  }),
];

const table: readonly [language: 'en' | 'pt', step: GuideStepId, pairs: Pair[]][] = [
  ['en', 'nif-number', [['nif-time', nifTexts.time]]],
  ['en', 'documents', ofDocuments(requiredDocumentTexts)],
  ['en', 'online-application', ofFigures(onlineApplicationTexts.figures)],
  ['en', 'interview', ofFigures(interviewTexts.figures)],
  ['en', 'settlement', ofSettlement(settlementTexts)],
  ['pt', 'nif-number', [['nif-time', ptNif.time]]],
  ['pt', 'documents', ofDocuments(ptDocuments)],
  ['pt', 'online-application', ofFigures(ptOnline.figures)],
  ['pt', 'interview', ofFigures(ptInterview.figures)],
  ['pt', 'settlement', ofSettlement(ptSettlement)],
];

/** The sizes of a value and of what is below it, in px, and how bold each is; null where they do not stand like that. */
const look = (value: string, below: string) =>
  page.evaluate(
    ([value, below]) => {
      const lead = [...document.querySelectorAll('main p')].find(
        (one) => one.textContent === value && one.nextElementSibling?.textContent?.includes(below),
      );
      const small = lead?.nextElementSibling;
      if (!lead || !small) return null;
      const [large, little] = [getComputedStyle(lead), getComputedStyle(small)];
      return {
        larger: Number.parseFloat(large.fontSize) > Number.parseFloat(little.fontSize),
        bolder: Number(large.fontWeight) > Number(little.fontWeight),
      };
    },
    [value, below] as const,
  );

test.each(table)(
  '%s, %s: what the register holds leads, the older figure is small',
  async (language, step, pairs) => {
    expect(pairs.length).toBeGreaterThan(0);
    const [words, texts] = language === 'pt' ? [ptWords, ptTexts] : [factWords, factTexts];
    // A page of its own: only the fragment would change.
    await page.goto('about:blank');
    await page.goto(`${language === 'pt' ? '/pt' : ''}/visa-process#${step}`);
    for (const [id, specified] of pairs) {
      const fact = facts.find((one) => one.id === id)?.text ?? '';
      await expect
        .poll(() => look(words(fact).text, texts.older(specified)), { message: `${id}: ${specified}` })
        .toEqual({ larger: true, bolder: true });
    }
  },
);
