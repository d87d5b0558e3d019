import { Lock, Plus } from 'lucide-react';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { IconLink, Link } from '#ui/link.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { privacyOf } from './case-notes.tsx';
import { noteLook } from './note-card.tsx';

const texts = caseNoteTexts;

/** The last note about the case, for whoever opens it; the rest and the box to write are a tab away. */
export function NewestNote({ file }: { file: CaseFile }) {
  const { total, newest } = file.notes;
  return (
    <section aria-labelledby="case-newest-note" className={noteLook}>
      <h2 id="case-newest-note" className="flex items-center gap-2 text-lead">
        <Lock aria-hidden="true" className="size-4" />
        {texts.one}
      </h2>
      {newest ? (
        <p className="mt-2 line-clamp-6 wrap-anywhere whitespace-pre-line">{newest.body}</p>
      ) : (
        <p className="mt-2 text-muted">
          {texts.empty.title}. {texts.empty.body}
        </p>
      )}
      <p className="mt-2 text-small text-muted">
        {newest && (
          <>
            {texts.by(newest.author_name ?? texts.byFormer)}{' '}
            <time dateTime={newest.created_at} title={formatDateTime(newest.created_at)}>
              {formatWhen(newest.created_at)}.
            </time>{' '}
          </>
        )}
        {privacyOf(file)}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <IconLink icon={Plus} to="?tab=notes">
          {texts.add}
        </IconLink>
        {total > 1 && (
          <Link to="?tab=notes" className="inline-flex min-h-control items-center">
            {texts.allOf(total)}
          </Link>
        )}
      </p>
    </section>
  );
}
