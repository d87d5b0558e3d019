import type { CaseFile } from '#domain/contracts/cases.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { formatFileSize, formatShortDate } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';

const texts = officeApplicationTexts.case;
const columns = texts.documentColumns;

/** What there is: names, sizes and states. Nothing can be opened from here. */
export function CaseDocuments({ documents }: { documents: CaseFile['documents'] }) {
  return (
    <Card padded={false} aria-labelledby="case-documents">
      <CardHeader
        id="case-documents"
        title={texts.documents}
        aside={texts.notOpenedHere}
        className="border-b border-line px-4 py-3"
      />
      {documents.length === 0 ? (
        <EmptyState title={texts.noDocuments}>
          <p>{texts.noDocumentsBody}</p>
        </EmptyState>
      ) : (
        <Table caption={texts.documents}>
          <Thead>
            <Th>{columns.file}</Th>
            <Th>{columns.category}</Th>
            <Th>{columns.status}</Th>
            <Th numeric>{columns.size}</Th>
            <Th>{columns.date}</Th>
          </Thead>
          <Tbody>
            {documents.map((document) => (
              <Tr key={document.id}>
                <Td className="font-strong [overflow-wrap:anywhere]">{document.file_name}</Td>
                <Td label={columns.category}>{texts.categories[document.document_category]}</Td>
                <Td>
                  {document.upload_status === 'uploaded' ? (
                    <StatusMark tone="done">{texts.uploaded}</StatusMark>
                  ) : (
                    <StatusMark tone="todo">{texts.unfinished}</StatusMark>
                  )}
                </Td>
                <Td numeric label={columns.size}>
                  {formatFileSize(document.file_size)}
                </Td>
                <Td label={columns.date} className="whitespace-nowrap">
                  <time dateTime={document.created_at}>{formatShortDate(document.created_at)}</time>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </Card>
  );
}
