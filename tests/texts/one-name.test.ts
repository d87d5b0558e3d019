import { expect, test } from 'vitest';
import { countries } from '#features/accounts/texts/countries.ts';
import { countryNames } from '#features/accounts/texts/country-names.pt.ts';
import { applicationStages } from '#features/applications/texts/applications.pt.ts';
import { applicantWords, householdTexts } from '#features/applications/texts/household.pt.ts';
import { activityTexts } from '#features/audit/texts/activity.pt.ts';
import { guideSteps } from '#features/guide/texts/guide.pt.ts';
import { pageTexts } from '#features/pages/texts/pages.pt.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.pt.ts';
import { policySections, privacyTexts } from '#features/privacy/texts/privacy.pt.ts';
import { stageDurations, stepDurations } from '#features/schedule/rules/durations.ts';
import { durationWords } from '#features/schedule/texts/durations.pt.ts';
import { timelineTexts } from '#features/schedule/texts/timeline.pt.ts';
import { landingTexts } from '#features/site/texts/landing.pt.ts';
import { advertisingTexts } from '#features/traffic/texts/advertising.pt.ts';

test('steps and stages take what their titles say', () => {
  expect(Object.values(stepDurations).map(durationWords)).toEqual(guideSteps.map((step) => step.duration));
  expect(stageDurations.map(durationWords)).toEqual(applicationStages.map((stage) => stage.duration));
  expect(stageDurations.map((stage) => `${durationWords(stage)}.`)).toEqual(
    landingTexts.path.steps.map(({ weeks }) => weeks),
  );
  expect(durationWords({ least: 1, most: 1, unit: 'month' })).toBe('1 mês');
});

test('every country has its name, and no two have the same', () => {
  expect(Object.keys(countryNames)).toEqual(countries);
  expect(new Set(Object.values(countryNames)).size).toBe(countries.length);
});

test('what happened is counted in words that fit the number', () => {
  const done = activityTexts['guide.completed'];
  expect(done({ items: ['nif-portal'] })).toBe('Concluiu 1 parte de «Obter o seu NIF»');
  expect(done({ items: ['nif-document', 'visa-type', 'portal-account'] })).toBe(
    `Concluiu «Carregar o documento do NIF» e 2 partes de «${guideSteps[3].title}»`,
  );
  expect(done({ items: ['something that was renamed'], applicant: 'Paul Ellison' })).toBe(
    'Concluiu uma parte do guia (Paul Ellison)',
  );
});

test('people are named as the person who keeps them would name them', () => {
  const paul = { applicant: 'spouse', applicant_name: 'Paul Ellison' } as const;
  expect(applicantWords(paul)).toBe('Paul Ellison (cônjuge)');
  expect(householdTexts.whose(paul)).toBe('Pedido de Paul Ellison (cônjuge)');
  expect(householdTexts.allowance.ofPlan(1)).toBe('O seu plano inclui 1 pedido.');
  expect(householdTexts.allowance.ofPlan(3)).toBe('O seu plano inclui 3 pedidos.');
});

test('two dates share the year that both have', () => {
  const { when } = timelineTexts;
  expect(when('2 de março de 2027', '4 de maio de 2027')).toBe('Entre 2 de março e 4 de maio de 2027');
  expect(when('20 de dezembro de 2026', '3 de janeiro de 2027')).toBe(
    'Entre 20 de dezembro de 2026 e 3 de janeiro de 2027',
  );
  expect(when('2 de março de 2027', '2 de março de 2027')).toBe('2 de março de 2027');
});

test('the honest word about express processing is the same as beside the plans', () => {
  expect(planManagementTexts.honest.items).toContain(landingTexts.plans.honest);
});

test('the policy names the switches as they are called, and the same numbers as in English', () => {
  const cookies = policySections.find(({ id }) => id === 'cookies')?.paragraphs.join(' ');
  expect(cookies).toContain(`«${pageTexts.counting.stop}»`);
  expect(cookies).toContain(`«${advertisingTexts.heading}»`);
  for (const figure of ['rumo_visitor', '13 meses', 'rumo_no_count', '400 dias', 'rumo_ads', '180 dias'])
    expect(cookies).toContain(figure);
  expect(policySections.map(({ numeral }) => numeral).join(' ')).toBe(
    'I II III IV V VI VII VIII IX X XI XII',
  );
  expect(privacyTexts.version).toContain('vale o texto em inglês');
});
