import { useSearchParams } from 'react-router';
import type { Application } from '#features/applications/contract/applications.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { interviewQuestionIds } from '../../rules/guide-items.ts';
import { practiceTexts as texts } from '../../texts/guide-practice.ts';
import { NoteField } from './note-field.tsx';
import { PracticeSheet } from './practice-sheet.tsx';
import { questionAddress } from './question-address.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionIndex } from './question-index.tsx';
import { usePracticeNotes } from './use-practice-notes.ts';

/** The interview, one question a page; the question stands in the address. */
export function PracticeInterview({ application }: { application: Application }) {
  const notes = usePracticeNotes(application.id);
  const [search] = useSearchParams();
  const asked = search.get('question') ?? interviewQuestionIds[0];
  const question = interviewQuestionIds.find((id) => id === asked);
  if (!question)
    return (
      <EmptyState
        title={texts.unknown.title}
        action={
          <ButtonLink to={questionAddress(interviewQuestionIds[0])} variant="primary">
            {texts.unknown.action}
          </ButtonLink>
        }
      >
        <p>{texts.unknown.text}</p>
      </EmptyState>
    );

  const total = interviewQuestionIds.length;
  const place = interviewQuestionIds.indexOf(question);
  const position = texts.position(place + 1, total);
  const [before, after] = [interviewQuestionIds[place - 1], interviewQuestionIds[place + 1]];
  return (
    <div className="grid max-w-read items-start gap-x-12 gap-y-6 lg:max-w-none lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <div className="grid gap-2">
          <p className="font-strong">{position}</p>
          <ProgressBar value={place + 1} max={total} label={texts.progressLabel} valueText={position} />
        </div>
        <QuestionCard key={question} question={question}>
          <NoteField question={question} notes={notes} />
          <nav aria-label={texts.title} className="flex flex-wrap justify-between gap-3">
            {before ? <ButtonLink to={questionAddress(before)}>{texts.previous}</ButtonLink> : <span />}
            {after ? (
              <ButtonLink variant="primary" to={questionAddress(after)}>
                {texts.next}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" to="/visa-process#interview">
                {texts.finish}
              </ButtonLink>
            )}
          </nav>
        </QuestionCard>
      </div>
      <div className="grid justify-items-start gap-6">
        <QuestionIndex current={question} notes={notes} />
        <PrintButton sheet={<PracticeSheet application={application} notes={notes} />}>
          {texts.print}
        </PrintButton>
      </div>
    </div>
  );
}
