import { expect, test } from 'vitest';
import { auditActions } from '#features/audit/registry.ts';
import { beginningsOf, caseEventKinds, kindOfEvent } from './cases.ts';

test.each([
  ['application.decided', 'status'],
  ['application.note_written', 'notes'],
  ['document.opened', 'documents'],
  ['documents.exported', 'documents'],
  ['guide.completed', 'guide'],
  ['support.replied', 'messages'],
  ['profile.saved', undefined],
])('%s is of kind %s', (action, kind) => {
  expect(kindOfEvent(action)).toBe(kind);
});

test('a query by beginnings finds exactly the actions of a kind', () => {
  for (const kind of caseEventKinds) {
    const { with: own, without } = beginningsOf(kind);
    const found = auditActions.filter(
      (action) =>
        own.some((start) => action.startsWith(start)) && !without.some((start) => action.startsWith(start)),
    );
    expect(found).toEqual(auditActions.filter((action) => kindOfEvent(action) === kind));
    expect(found.length).toBeGreaterThan(0);
  }
});
