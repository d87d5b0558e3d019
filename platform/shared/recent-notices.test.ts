import { expect, test } from 'vitest';
import { keepRecentNotices } from './recent-notices.ts';

function recent() {
  let time = 1_000;
  const notices = keepRecentNotices<number>(() => time);
  return {
    ...notices,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('what was told since is answered in its order, and nothing from before', () => {
  const { add, pass, last } = recent();
  for (const notice of [1, 2, 3]) {
    pass(100);
    add(notice);
  }
  pass(50);
  expect(last(150)).toEqual([2, 3]);
  expect(last(40)).toEqual([]);
});

test('whoever began to read before anybody listened is told that it is not known', () => {
  const { begin, add, pass, last } = recent();
  pass(100);
  add(1);
  expect(last(100)).toBeUndefined();
  expect(last(99)).toEqual([1]);
  pass(100);
  begin();
  pass(10);
  expect(last(9)).toEqual([]);
  expect(last(10)).toBeUndefined();
  expect(last(150)).toBeUndefined();
});

test('of very many the oldest are forgotten, and that is told', () => {
  const { add, pass, last } = recent();
  for (let told = 1; told <= 5_001; told += 1) {
    pass(1);
    add(told);
  }
  expect(last(5_000)).toBeUndefined();
  const known = last(2_500) ?? [];
  expect([known[0], known.at(-1), known.length]).toEqual([2_501, 5_001, 2_501]);
  expect(last(2_501)).toBeUndefined();
});
