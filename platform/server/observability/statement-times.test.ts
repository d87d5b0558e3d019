import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { SlowStatements, StatementTimes, withoutValues } from './statement-times.ts';

function slowStatements(slowMs: number) {
  const lines: string[] = [];
  return {
    lines,
    slow: new SlowStatements('staff', slowMs, createLog('info', { write: (line) => lines.push(line) })),
  };
}

test.each([
  [`select set_config('app.user_id', '8b1f', true)`, `select set_config('?', '?', true)`],
  [`insert into t values ('it''s Maria''s', 'b')`, `insert into t values ('?', '?')`],
  [` E'a\\\\''b' , 'c'`, ` E'?' , '?'`],
  [`select 'cut off in the mid`, `select '?'`],
  [`select "name"\n  from people where id = $1`, `select "name" from people where id = $1`],
])('the statement %j shows no values', (text, shown) => {
  expect(withoutValues(text)).toBe(shown);
});

test('a slow statement is logged once, a quick one is not', () => {
  const { slow, lines } = slowStatements(500);
  slow.note(499, 'select 1', undefined);
  slow.note(501, `select 'Maria'`, 'an-id');
  expect(slow.count).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId: 'an-id', pool: 'staff', ms: 501, statement: `select '?'` }),
  ]);
});

test('while all are slow, a minute has twenty lines, and each is counted', () => {
  const { slow, lines } = slowStatements(0);
  for (let each = 0; each < 100; each += 1) slow.note(1, 'select 1', undefined);
  expect(slow.count).toBe(100);
  expect(lines.length).toBeLessThanOrEqual(40);
});

test('a statement that the driver refused to send does not shift the others', () => {
  const { slow, lines } = slowStatements(0);
  const times = new StatementTimes(slow);
  times.answered();
  times.sent('refused');
  times.sent('sent');
  times.drained();
  times.answered();
  expect(lines.map((line) => JSON.parse(line).statement)).toEqual(['sent']);
});
