import { expect, test } from 'vitest';
import { applicantWords, householdTexts } from './household.ts';

const own = { applicant: 'self', applicant_name: '' } as const;
const paul = { applicant: 'spouse', applicant_name: 'Paul Ellison' } as const;

test('people are named as the person who keeps them would name them', () => {
  expect(applicantWords(own)).toBe('You');
  expect(applicantWords(paul)).toBe('Paul Ellison (spouse)');
  expect(householdTexts.whose(own)).toBe('Your own application');
  expect(householdTexts.whose(paul)).toBe('Application of Paul Ellison (spouse)');
});

test('what is included is counted in words that fit the number', () => {
  expect(householdTexts.allowance.ofPlan(1)).toBe('Your plan includes 1 application.');
  expect(householdTexts.allowance.ofPlan(3)).toBe('Your plan includes 3 applications.');
  expect(householdTexts.allowance.used(3, 3)).toBe('3\u00a0of\u00a03 used.');
});
