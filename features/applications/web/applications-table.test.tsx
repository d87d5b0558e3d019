import { expect, test } from 'vitest';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { useRows } from '#features/lists/web/rows.tsx';
import { officeMarkup, wordsInEach } from '#tests/support/office-markup.tsx';
import type { OfficeApplication } from '../contract/applications.ts';
import { ApplicationsTable } from './applications-table.tsx';

const application: OfficeApplication = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  user_id: 'ruth',
  applicant_name: 'Ruth Abernathy',
  email: 'ruth@example.com',
  application_type: 'portugal_3_year',
  status: 'under_review',
  progress_percentage: 35,
  current_step: 2,
  documents_count: 3,
  version: 1,
  created_at: '2027-03-16T16:00:00Z',
  assignee: null,
  undo_until: null,
  abilities: { decide: true },
};

function Table() {
  const rows = useRows({
    place: 'applications',
    ids: [application.id],
    texts: officeListTexts.keys.applications,
  });
  return (
    <ApplicationsTable
      applications={[application]}
      caption="Applications"
      dir="desc"
      rows={rows}
      onSort={() => undefined}
      onDecide={() => undefined}
      onAssign={() => undefined}
      CaseCell={() => null}
    />
  );
}
const html = officeMarkup(<Table />);
const cells = wordsInEach(html, 'td');

test('a row shows the id cut to 8 letters, the type in capitals, and how many documents there are', () => {
  expect(cells.filter((words) => words.startsWith('0a1b2c3d… '))).toHaveLength(1);
  expect(cells).toContain('PORTUGAL 3 YEAR');
  expect(cells).toContain('3 docs');
  expect(cells).toContain('Under Review');
  expect(cells).toContain('Mar 16, 2027');
});

test('a row shows name over address, and progress as a bar with its percentage', () => {
  expect(cells.filter((words) => /^Ruth Abernathy ruth ?@ ?example/.test(words))).toHaveLength(1);
  expect(html).toMatch(/<progress [^>]*value="35" max="100"/);
  expect(cells).toContain('35%');
});

test('the dates of creation are sorted by two heads: Created and Application ID', () => {
  const heads = wordsInEach(html, 'th');
  const sortable = [...html.matchAll(/<th[ >](?:(?!<\/th>).)*<button.*?<\/th>/gs)].map(
    ([head]) => wordsInEach(head, 'th')[0],
  );
  expect(sortable.map((words) => heads.find((head) => head === words))).toEqual([
    expect.stringMatching(/^Created/),
    expect.stringMatching(/^Application ID/),
  ]);
});
