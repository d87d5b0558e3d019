import { expect, test } from 'vitest';
import { auditActions } from '#features/audit/registry.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { beginningsOf, caseEventKinds, kindOfEvent, openPapers } from './cases.ts';

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

test('a case is complete when each required paper is there or not needed, and none waits for a review', () => {
  const [first, ...others] = requiredDocuments;
  const guide = { document_types: requiredDocuments, set_aside: [] };
  expect(openPapers({ to_review: [], guide }).isComplete).toBe(true);
  expect(openPapers({ to_review: ['nif-document'], guide }).isComplete).toBe(false);
  expect(openPapers({ to_review: [], guide: { ...guide, document_types: others } })).toMatchObject({
    isComplete: false,
    missing: [first],
  });
  const without = { document_types: others, set_aside: [{ paper: first }] };
  expect(openPapers({ to_review: [], guide: without })).toMatchObject({ isComplete: true, aside: [first] });
});
