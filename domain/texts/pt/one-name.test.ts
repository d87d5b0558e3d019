import { expect, test } from 'vitest';
import { requiredDocuments } from '../../rules/document-types.ts';
import { processingDuration, stageDurations, stepDurations } from '../../rules/durations.ts';
import { countries } from '../countries.ts';
import { activityTexts } from './activity.ts';
import { advertisingTexts } from './advertising.ts';
import { applicationStages } from './applications.ts';
import { countryNames } from './country-names.ts';
import { categoryNames } from './document-categories.ts';
import { durationWords } from './durations.ts';
import { guideSteps } from './guide.ts';
import { requiredDocumentTexts } from './guide-documents.ts';
import { applicantWords, householdTexts } from './household.ts';
import { landingTexts } from './landing.ts';
import { pageTexts } from './pages.ts';
import { planManagementTexts } from './plan-management.ts';
import { policySections, privacyTexts } from './privacy.ts';
import { siteTexts } from './site.ts';
import { timelineTexts } from './timeline.ts';

test('steps and stages take what their titles say', () => {
  expect(Object.values(stepDurations).map(durationWords)).toEqual(guideSteps.map((step) => step.duration));
  expect(stageDurations.map(durationWords)).toEqual(applicationStages.map((stage) => stage.duration));
  expect(stageDurations.map((stage) => `${durationWords(stage)}.`)).toEqual(
    siteTexts.path.steps.map(({ weeks }) => weeks),
  );
  expect(durationWords({ least: 1, most: 1, unit: 'month' })).toBe('1 mês');
  expect(durationWords(processingDuration)).toBe('15-30 dias úteis');
});

test('a document is called the same in the guide and in every list', () => {
  for (const type of requiredDocuments) expect(categoryNames[type]).toBe(requiredDocumentTexts[type].name);
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
