import { expect, test } from 'vitest';
import { activityTexts } from './activity.ts';

test.each([
  [['nif-portal'], 'You completed 1 part of Get your NIF number'],
  [['nif-papers', 'nif-received', 'nif-number'], 'You completed Get your NIF number'],
  [
    ['nif-number', 'nif-document', 'visa-type', 'portal-account'],
    'You completed Get your NIF number, Upload NIF Document, and 2 parts of Step 3: Request your FBI criminal record certificate (rap sheet)',
  ],
  [['something that was renamed'], 'You completed a part of the guide'],
])('%s', (items, sentence) => {
  expect(activityTexts['guide.completed']({ items })).toBe(sentence);
});

test('what belongs to somebody else says whose it is', () => {
  const applicant = 'Paul Ellison';
  expect(activityTexts['guide.reopened']({ items: ['documents'], applicant })).toBe(
    'You reopened Step 2 - Make your initial visa application appointment for Paul Ellison',
  );
  expect(activityTexts['application.decided']({ status: 'approved', applicant })).toBe(
    'Our team approved the application of Paul Ellison',
  );
  expect(activityTexts['document.uploaded']({ file_name: 'lease.pdf', applicant })).toBe(
    'You uploaded lease.pdf for Paul Ellison',
  );
});

test('an answer says who gave it', () => {
  expect(activityTexts['support.replied']({ by_staff: true })).toBe('Our team answered your message');
  expect(activityTexts['support.replied']({ by_staff: false })).toBe('You wrote to us again');
});
