import { expect, test } from 'vitest';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { policySections } from '#features/privacy/texts/privacy.ts';
import { stageDurations } from '#features/schedule/rules/durations.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { landingTexts } from './landing.ts';

test('the four stages take what the landing page says', () => {
  expect(stageDurations.map((stage) => `${durationWords(stage)}.`)).toEqual(
    landingTexts.path.steps.map(({ weeks }) => weeks),
  );
});

test('what we promise about documents stands in the section of the policy that it names', () => {
  for (const { section, numeral } of landingTexts.trust.items)
    expect(policySections).toContainEqual(expect.objectContaining({ id: section, numeral }));
});

test('the honest word about express processing is the same as beside the plans', () => {
  expect(planManagementTexts.honest.items).toContain(landingTexts.plans.honest);
});
