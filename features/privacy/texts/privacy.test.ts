import { expect, test } from 'vitest';
import { pageTexts } from '#features/pages/texts/pages.ts';
import { optOutLife, visitorLife } from '#features/traffic/rules/visitors.ts';
import { advertisingTexts } from '#features/traffic/texts/advertising.ts';
import { adsConsentLife } from '#platform/shared/advertising.ts';
import { graceDays } from '../rules.ts';
import { accountErasureTexts } from './account-erasure.ts';
import { policySections, privacyTexts } from './privacy.ts';

test('the policy is version 4 of April 10th 2023, in sections I to XII', () => {
  expect(privacyTexts.version).toBe('Privacy Policy v4. Last revised April 10th 2023.');
  expect(policySections.map(({ numeral }) => numeral)).toEqual([
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
  ]);
  expect(new Set(policySections.map(({ id }) => id)).size).toBe(12);
});

test('children under 13 need the consent of a parent', () => {
  const children = policySections.find(({ id }) => id === 'children');
  expect(children?.paragraphs.join(' ')).toMatch(/child under 13 .* only with the consent of a parent/);
});

test('it says which cookie counts visits, for how long, who is left out and how to be', () => {
  const cookies = policySections.find(({ id }) => id === 'cookies')?.paragraphs.join(' ');
  expect(cookies).toMatch(/rumo_visitor .* 13 months after your first visit/);
  expect(cookies).toMatch(
    /not set, and nothing is counted, if your browser sends Global Privacy Control or Do Not Track/,
  );
  expect(cookies).toContain(`"${pageTexts.counting.stop}"`);
  expect(cookies).toMatch(/rumo_no_count, which remembers your choice for 400 days/);
  // The same numbers as the program's.
  expect([visitorLife / 30, optOutLife].map((seconds) => seconds / (24 * 60 * 60))).toEqual([13, 400]);
  expect(policySections.find(({ id }) => id === 'how-long-we-keep-it')?.paragraphs.join(' ')).toContain(
    'deleted after 25 months',
  );
});

test('it says for how long an account that is to be deleted can be kept', () => {
  const kept = policySections.find(({ id }) => id === 'how-long-we-keep-it')?.paragraphs.join(' ');
  expect(kept).toContain(`"${accountErasureTexts.ask}" in your profile, we wait for ${graceDays} days`);
  expect(accountErasureTexts.hint).toContain(`the first ${graceDays} days`);
});

test('it says what an advertiser learns, and that nothing is the rule', () => {
  const cookies = policySections.find(({ id }) => id === 'cookies')?.paragraphs.join(' ');
  expect(cookies).toContain(`Only if you switch on "${advertisingTexts.heading}"`);
  expect(cookies).toMatch(/rumo_ads, which remembers that for 180 days/);
  expect(adsConsentLife / (24 * 60 * 60)).toBe(180);
});
