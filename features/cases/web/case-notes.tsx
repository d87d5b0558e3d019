import { useQuery } from '@tanstack/react-query';
import { Card, CardHeader } from '#ui/card.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';
import { NoteCard, NoteForm } from './note-card.tsx';
import { notesQuery } from './queries.ts';

const texts = caseNoteTexts;

/** "Staff only, never shown to Marisol." */
export function privacyOf({ application }: CaseFile): string {
  const name = officeCaseTexts.firstName(application.applicant_name);
  return name ? texts.private(name) : texts.privateUnnamed;
}

/** What staff wrote about the case for each other, newest first, with the box to write more. */
export function CaseNotes({ file }: { file: CaseFile }) {
  const { id } = file.application;
  const query = useQuery(notesQuery(id));
  const hint = privacyOf(file);
  return (
    <Card aria-labelledby="case-notes" className="grid max-w-read gap-4">
      <CardHeader id="case-notes" title={texts.title} aside={query.data && texts.count(query.data.length)} />
      <NoteForm applicationId={id} hint={hint} />
      <QueryView query={query} loading={texts.loading} skeleton="h-20" failed={texts.errorLoading}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="text-muted">
              {texts.empty.title}. {texts.empty.body}
            </p>
          ) : (
            <ul className="grid gap-3">
              {notes.map((note) => (
                <NoteCard key={note.id} note={note} hint={hint} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
