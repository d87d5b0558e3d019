import type { ReactNode } from 'react';
import { rowProps } from '#features/lists/web/rows.tsx';
import { formatDateTime, formatShortDate, formatTime } from '#platform/browser/format.ts';
import { CopyId } from '#ui/copy-id.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import type { AuditRow } from '../contract/office-audit.ts';
import { auditSentence, nameOfActor, officeAuditTexts } from '../texts/office-audit.ts';

const texts = officeAuditTexts;

interface AuditEntriesProps {
  entries: AuditRow[];
  label: string;
  /** The keyboard goes on from this one. */
  current?: string;
}

/** Entries of the log as sentences; what exactly was written opens beneath. */
export function AuditEntries({ entries, label, current }: AuditEntriesProps) {
  return (
    <ol aria-label={label} className="divide-y divide-line-soft">
      {entries.map((entry) => (
        <li
          key={entry.id}
          {...rowProps(
            entry.id,
            entry.id === current,
            'grid gap-x-4 px-4 py-2 lg:grid-cols-[11rem_minmax(0,1fr)_auto_auto] lg:items-baseline lg:py-0.5',
          )}
        >
          <time
            dateTime={entry.occurred_at}
            title={formatDateTime(entry.occurred_at)}
            className="text-small text-muted tabular-nums"
          >
            {formatShortDate(entry.occurred_at)}, {formatTime(entry.occurred_at)}
          </time>
          <p className="wrap-anywhere">{auditSentence(entry)}</p>
          {entry.application_id && (
            <Link
              to={`/admin/applications/${entry.application_id}`}
              className="inline-flex min-h-control items-center text-small lg:min-h-8"
            >
              {texts.openCase}
            </Link>
          )}
          <Disclosure
            data-open
            title={texts.details}
            className="text-small lg:contents lg:details-content:col-start-2 lg:details-content:col-end-5 [&>summary]:min-h-control lg:[&>summary]:col-start-4 lg:[&>summary]:min-h-8"
          >
            <EntryDetails entry={entry} />
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

/** What the row holds, letter by letter, and the ways on from it. */
function EntryDetails({ entry }: { entry: AuditRow }) {
  const actor = nameOfActor(entry);
  const who = entry.actor?.id ?? (entry.actor_role === 'system' ? 'system' : undefined);
  const owner = entry.owner?.name ?? texts.someone.gone;
  const facts: [string, ReactNode][] = [
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
