import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { CopyId } from '#ui/copy-id.tsx';
import { Link } from '#ui/link.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DocumentToReview } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { paperNames } from '../texts/reviews.ts';
import { WaitingMark } from './waiting-mark.tsx';

const { queue: texts, states, inReviewBy } = officeReviewTexts;
const { columns } = texts;

/** What waits for a review, one row each; the first link of a row leads to the document in its case. */
export function QueueTable({ documents, caption }: { documents: DocumentToReview[]; caption: string }) {
  const base = useOfficeBase();
  return (
    <Table caption={caption}>
      <Thead>
        <Th className="w-52 min-[110rem]:w-96">{columns.paper}</Th>
        <Th>{columns.applicant}</Th>
        <Th className="w-36">{columns.application}</Th>
        <Th className="w-28">{columns.waiting}</Th>
        <Th className="w-52 min-[110rem]:w-72">{columns.state}</Th>
        <Th className="w-40">{columns.assigned}</Th>
      </Thead>
      <Tbody>
        {documents.map((row) => {
          const name = row.applicant_name ?? officeApplicationTexts.noName;
          return (
            <Tr key={row.id}>
              <Td className="font-strong">
                <Link
                  to={`${base}/applications/${row.application_id}?tab=documents&document=${row.id}`}
                  className="finger"
                >
                  {paperNames[row.paper]}
                  <VisuallyHidden> {texts.of(name)}</VisuallyHidden>
                </Link>
                <span className="line-clamp-1 text-small font-normal wrap-anywhere text-muted">
                  {row.file_name}
                </span>
              </Td>
              <Td label={columns.applicant} className="wrap-anywhere">
                {name}
              </Td>
              <Td label={columns.application}>
                <CopyId id={row.application_id} />
              </Td>
              <Td label={columns.waiting}>
                <WaitingMark since={row.waiting_since} />
              </Td>
              <Td label={columns.state}>
                {row.status === 'waiting' ? (
                  <StatusMark tone="todo">{states.waiting}</StatusMark>
                ) : (
                  <StatusMark tone="now" className="whitespace-normal!">
                    {row.reviewed_by ? inReviewBy(row.reviewed_by) : states.in_review}
                  </StatusMark>
                )}
              </Td>
              <Td label={columns.assigned} className="wrap-anywhere">
                {row.assigned_to ?? <span className="text-muted">{texts.nobody}</span>}
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}
