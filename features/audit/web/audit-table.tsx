import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useContext, useId, useState } from 'react';
import type { ListColumns } from '#features/lists/web/columns.ts';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatDateTime, formatShortDate, formatTime } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CopyId } from '#ui/copy-id.tsx';
import { Link } from '#ui/link.tsx';
import { Table, TableColumns, Tbody, Td, Th, Thead, Tr } from '#ui/table.tsx';
import type { AuditRow } from '../contract/office-audit.ts';
import { auditSentence, nameOfActor, officeAuditTexts } from '../texts/office-audit.ts';

const { columns, ...texts } = officeAuditTexts;

export const auditColumns: ListColumns = {
  list: 'audit',
  columns: {
    when: { label: columns.when, rem: 12 },
    what: { label: columns.what, rem: 28, grows: true },
    role: { label: columns.role, rem: 6.5 },
    subject: { label: columns.subject, rem: 9 },
    case: { label: columns.case, rem: 8 },
  },
  leaving: ['role', 'subject', 'case'],
  beside: 7,
};

interface AuditTableProps {
  entries: AuditRow[];
  caption: string;
  /** The keyboard goes on from this one. */
  current?: string;
}

/** Entries of the log as sentences, one row each; what exactly was written opens beneath. */
export function AuditTable({ entries, caption, current }: AuditTableProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const base = useId();
  const across = 1 + (useContext(TableColumns)?.size ?? 0);
  return (
    <Table caption={caption} className="@min-[40rem]:table-fixed">
      <Thead>
        <Th column="when">{columns.when}</Th>
        <Th column="what">{columns.what}</Th>
        <Th column="role">{columns.role}</Th>
        <Th column="subject">{columns.subject}</Th>
        <Th column="case">{columns.case}</Th>
        <Th className="w-28">{texts.details}</Th>
      </Thead>
      <Tbody>
        {entries.map((entry) => {
          const isOpen = open.includes(entry.id);
          const beneath = `${base}${entry.id}`;
          return (
            <Fragment key={entry.id}>
              <Tr {...rowProps(entry.id, entry.id === current)}>
                <Td column="when" className="text-small text-muted">
                  <time dateTime={entry.occurred_at} title={formatDateTime(entry.occurred_at)}>
                    {formatShortDate(entry.occurred_at)}, {formatTime(entry.occurred_at)}
                  </time>
                </Td>
                <Td
                  column="what"
                  title={auditSentence(entry)}
                  className="wrap-anywhere compact:@min-[40rem]:truncate"
                >
                  {auditSentence(entry)}
                </Td>
                <Td column="role" data-column-only className="text-small">
                  {entry.actor_role}
                </Td>
                <Td column="subject" data-column-only className="wrap-anywhere text-small">
                  {entry.subject_type.replaceAll('_', ' ')}
                </Td>
                <Td column="case" className="text-small">
                  {entry.application_id && (
                    <Link
                      to={`/admin/applications/${entry.application_id}`}
                      className="inline-flex min-h-control items-center @min-[40rem]:min-h-0"
                    >
                      {texts.openCase}
                    </Link>
                  )}
                </Td>
                <Td>
                  <Button
                    variant="quiet"
                    data-open
                    className="min-h-control! border-x-0! py-0! text-small"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? beneath : undefined}
                    onClick={() =>
                      setOpen(isOpen ? open.filter((id) => id !== entry.id) : [...open, entry.id])
                    }
                  >
                    <ChevronRight aria-hidden="true" className={isOpen ? 'rotate-90' : undefined} />
                    {texts.details}
                  </Button>
                </Td>
              </Tr>
              {isOpen && (
                <Tr id={beneath} data-beneath>
                  <Td colSpan={across} className="text-small">
                    <div className="grid gap-3 pt-1 pb-2">
                      <EntryDetails entry={entry} />
                    </div>
                  </Td>
                </Tr>
              )}
            </Fragment>
          );
        })}
      </Tbody>
    </Table>
  );
}

/** What the row holds, letter by letter, and the ways on from it. */
function EntryDetails({ entry }: { entry: AuditRow }) {
  const actor = nameOfActor(entry);
  const who = entry.actor?.id ?? (entry.actor_role === 'system' ? 'system' : undefined);
  const owner = entry.owner?.name ?? texts.someone.gone;
  const facts: [string, ReactNode][] = [
    [columns.what, auditSentence(entry)],
    [texts.entry, entry.id],
    [texts.when, formatDateTime(entry.occurred_at)],
    [texts.action, <code key="action">{entry.action}</code>],
    [texts.role, entry.actor_role],
    [
      texts.subject,
      <span key="subject" className="inline-flex flex-wrap items-center gap-x-2">
        {entry.subject_type.replaceAll('_', ' ')} <CopyId id={entry.subject_id} />
      </span>,
    ],
  ];
  for (const [name, value] of Object.entries(entry.details))
    facts.push([name.replaceAll('_', ' '), typeof value === 'string' ? value : JSON.stringify(value)]);
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {entry.owner?.name && <Link to={`/admin/users/${entry.owner.id}`}>{texts.openPerson(owner)}</Link>}
        {entry.owner && entry.owner.id !== entry.actor?.id && (
          <Link to={`/admin/audit?about=${entry.owner.id}`}>{texts.onlyAbout(owner)}</Link>
        )}
        {who && <Link to={`/admin/audit?who=${who}`}>{texts.onlyBy(actor)}</Link>}
      </p>
    </>
  );
}
