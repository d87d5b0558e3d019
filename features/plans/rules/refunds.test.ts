import { expect, test } from 'vitest';
import { longestRefundReason, refundTextProblem } from './refunds.ts';

test('a reason, and an answer, has words, and no more than are kept', () => {
  expect(refundTextProblem(' \n ')).toBe('missing');
  expect(refundTextProblem(' Too early. ')).toBeUndefined();
  expect(refundTextProblem(` ${'x'.repeat(longestRefundReason)} `)).toBeUndefined();
  expect(refundTextProblem('x'.repeat(longestRefundReason + 1))).toBe('too_long');
});
