import { NotebookPen } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import type { Application } from '#features/applications/contract/applications.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import {
  type InterviewCategory,
  type InterviewQuestionId,
  interviewQuestionIds,
  interviewQuestions,
} from '../../rules/guide-items.ts';
import { interviewCategories } from '../../texts/guide-interview.ts';
import {
  interviewQuestionTexts,
  practiceLanguages,
  practiceTexts as texts,
} from '../../texts/guide-practice.ts';
import { Points } from '../checklist.tsx';
import { Listen } from '../listen.tsx';
import { PrintSheet } from '../print-sheet.tsx';
import { NoteField, type PracticeNotes, usePracticeNotes } from './practice-notes.tsx';

/** The practice interview, one question a page; the question is in the address. */
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

const categories = Object.keys(interviewQuestions) as InterviewCategory[];

const categoryOf = (id: InterviewQuestionId) =>
  categories.find((category) => (interviewQuestions[category] as readonly string[]).includes(id));

interface QuestionCardProps {
  question: InterviewQuestionId;
  /** The note field and the navigation. */
  children: ReactNode;
}

/** A question in both languages, to read and hear, with what a good answer covers. */
function QuestionCard({ question: id, children }: QuestionCardProps) {
  const { question, other, covers } = interviewQuestionTexts[id];
  const [inEnglish, inPortuguese] = practiceLanguages.own === 'en-US' ? [question, other] : [other, question];
  const heading = useId();
  const category = categoryOf(id);
  return (
    <Card aria-labelledby={heading} className="grid gap-5">
      <div className="grid gap-2">
        {category && <p className="text-small text-muted">{interviewCategories[category]}</p>}
        <FocusedHeading id={heading}>{question}</FocusedHeading>
        <p>
          <span className="text-small text-muted">{texts.inOther}: </span>
          <span lang={practiceLanguages.other}>{other}</span>
        </p>
        <Listen spoken={{ 'en-US': inEnglish, 'pt-PT': inPortuguese }} />
      </div>
      <div className="grid gap-1">
        <h3 className="text-base">{texts.covers}</h3>
        <Points points={covers} />
      </div>
      {children}
    </Card>
  );
}

/** Moves the focus to the heading after navigation to another question, but not on the first page. */
function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stepped = useNavigationType() !== 'POP';
  useEffect(() => {
    const onPageTitle = document.activeElement?.matches('main h1');
    if (stepped && !onPageTitle) heading.current?.focus();
  }, [stepped]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  );
}

interface QuestionIndexProps {
  current: InterviewQuestionId;
  notes: PracticeNotes;
}

/** Links to all questions; those with notes are marked. */
function QuestionIndex({ current, notes }: QuestionIndexProps) {
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

/** The address of a question. */
const questionAddress = (id: InterviewQuestionId): string => `/visa-process/practice?question=${id}`;

interface PracticeSheetProps {
  application: Application;
  notes: PracticeNotes;
}

/** All questions with notes, on one double-sided sheet; lines to write on where there is no note. */
function PracticeSheet({ application, notes }: PracticeSheetProps) {
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
