import { expect, it } from 'vitest';
import { type Outcome, secondTry } from './run-tests.ts';

const failing = (file: string, passed: number, ...failedTests: string[]) => ({ file, passed, failedTests });
const never = () => {
  throw new Error('ran again');
};

it('runs nothing again when all passed', () => {
  expect(secondTry({ passed: 9, failed: 0, failedFiles: [] }, never)).toEqual({
    passed: 9,
    failed: 0,
    unsteady: [],
  });
});

it('counts the second run of a file in place of its first, and names what passed only then', () => {
  const asked: string[][] = [];
  const first = { passed: 10, failed: 1, failedFiles: [failing('a.test.ts', 4, 'opens the door')] };
  const outcome = secondTry(first, (files) => {
    asked.push(files);
    return { passed: 5, failed: 0, failedFiles: [] };
  });
  expect(asked).toEqual([['a.test.ts']]);
  expect(outcome).toEqual({ passed: 11, failed: 0, unsteady: ['a.test.ts: opens the door'] });
});

it('fails what fails twice', () => {
  const broken = failing('a.test.ts', 4, 'opens the door');
  const unsteady = failing('b.test.ts', 1, 'closes it');
  const outcome = secondTry({ passed: 10, failed: 2, failedFiles: [broken, unsteady] }, () => ({
    passed: 6,
    failed: 1,
    failedFiles: [broken],
  }));
  expect(outcome).toEqual({ passed: 11, failed: 1, unsteady: ['b.test.ts: closes it'] });
});

it('names a file that could not be loaded the first time', () => {
  const first = { passed: 10, failed: 1, failedFiles: [failing('a.test.ts', 0)] };
  const outcome = secondTry(first, () => ({ passed: 2, failed: 0, failedFiles: [] }));
  expect(outcome).toEqual({ passed: 12, failed: 0, unsteady: ['a.test.ts'] });
});

it.each<[string, Outcome]>([
  ['a promise was rejected behind the tests', { passed: 9, failed: 1, failedFiles: [] }],
  [
    'many files fail',
    { passed: 9, failed: 4, failedFiles: ['a', 'b', 'c', 'd'].map((name) => failing(name, 1, 'test')) },
  ],
])('gives no second try when %s', (_case, { passed, failed, failedFiles }) => {
  expect(secondTry({ passed, failed, failedFiles }, never)).toEqual({ passed, failed, unsteady: [] });
});
