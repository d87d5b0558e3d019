import { expect, test } from 'vitest';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { useRows } from '#features/lists/web/rows.tsx';
import { officeMarkup, wordsInEach } from '#tests/support/office-markup.tsx';
import type { ListedMessage } from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';
import { MessagesTable } from './messages-table.tsx';

const message: ListedMessage = {
  id: 'one',
  user_id: 'ruth',
  user_name: 'Ruth Abernathy',
  subject: 'Apostille',
  message: 'Where does it come from?',
  status: 'open',
  priority: 'high',
  created_at: '2027-03-16T16:00:00Z',
  waiting_since: null,
  assigned_to: null,
  snoozed_until: null,
  merged_into: null,
  excerpt: null,
};

function Table({ status }: { status: SupportStatus }) {
  const rows = useRows({ place: 'support', ids: ['one'], texts: officeListTexts.keys.messages });
  return (
    <MessagesTable
      messages={[{ ...message, status }]}
      caption="Messages"
      sorting={false}
      rows={rows}
      onChange={() => undefined}
      onSnooze={() => undefined}
    />
  );
}

test('a row shows who wrote, the subject over the beginning of the message, status, priority and date', () => {
  const cells = wordsInEach(officeMarkup(<Table status="open" />), 'td');
  for (const words of [
    'Ruth Abernathy',
    'Apostille Where does it come from?',
    'Open',
    'High',
    'Mar 16, 2027',
  ])
    expect(cells).toContain(words);
});

test('of a long message one line is shown', () => {
  expect(officeMarkup(<Table status="open" />)).toMatch(/line-clamp-1[^>]*>Where does it come from\?</);
});

test.each([
  ['open', false],
  ['in_progress', true],
  ['resolved', false],
  ['closed', false],
] as const)('the quick button of one that is %s is disabled: %s', (status, disabled) => {
  const html = officeMarkup(<Table status={status} />);
  const [button = ''] = /<button[^>]*title="In Progress"[^>]*>/.exec(html) ?? [];
  expect(button).not.toBe('');
  expect(button.includes('aria-disabled="true"')).toBe(disabled);
});
