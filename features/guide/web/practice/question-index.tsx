import { NotebookPen } from 'lucide-react';
import { useId } from 'react';
import { Link } from '#ui/link.tsx';
import { type InterviewQuestionId, interviewQuestionIds } from '../../rules/guide-items.ts';
import { interviewQuestionTexts, practiceTexts as texts } from '../../texts/guide-practice.ts';
import { questionAddress } from './question-address.ts';
import type { PracticeNotes } from './use-practice-notes.ts';

interface QuestionIndexProps {
  current: InterviewQuestionId;
  notes: PracticeNotes;
}

/** All questions, to go to any of them, with a mark on those that have notes. */
export function QuestionIndex({ current, notes }: QuestionIndexProps) {
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className="grid gap-2">
      <h2 id={heading} className="text-lead">
        {texts.all}
      </h2>
      <ol className="list-decimal pl-8">
        {interviewQuestionIds.map((id) => (
          <li key={id}>
            <span className="inline-flex min-h-control flex-wrap items-center gap-x-3 py-1">
              {id === current ? (
                <b aria-current="page" className="font-strong">
                  {interviewQuestionTexts[id].question}
                </b>
              ) : (
                <Link to={questionAddress(id)} className="inline-flex min-h-control items-center py-1.5">
                  {interviewQuestionTexts[id].question}
                </Link>
              )}
              {notes.text(id) && (
                <span className="inline-flex items-center gap-1 text-small text-muted">
                  <NotebookPen aria-hidden="true" className="size-5" />
                  {texts.noted}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
