import type { Application } from '#features/applications/contract/applications.ts';
import { interviewQuestionIds } from '../../rules/guide-items.ts';
import {
  interviewQuestionTexts,
  practiceLanguages,
  practiceTexts as texts,
} from '../../texts/guide-practice.ts';
import { PrintSheet } from '../print-sheet.tsx';
import type { PracticeNotes } from './use-practice-notes.ts';

interface PracticeSheetProps {
  application: Application;
  notes: PracticeNotes;
}

/** All questions with the notes, on one sheet of paper with two sides; a line to write on where there is no note. */
export function PracticeSheet({ application, notes }: PracticeSheetProps) {
  return (
    <PrintSheet application={application} title={texts.printTitle}>
      <ol className="columns-2 gap-8 text-small">
        {interviewQuestionIds.map((id, index) => (
          <li key={id} className="mb-3 break-inside-avoid">
            <h2 className="text-small">
              {index + 1}. {interviewQuestionTexts[id].question}
            </h2>
            <p lang={practiceLanguages.other}>{interviewQuestionTexts[id].other}</p>
            {notes.text(id) ? (
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{notes.text(id)}</p>
            ) : (
              <div className="mt-6 border-b border-line" />
            )}
          </li>
        ))}
      </ol>
    </PrintSheet>
  );
}
