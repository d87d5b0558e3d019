import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { Card } from '#ui/card.tsx';
import {
  type InterviewCategory,
  type InterviewQuestionId,
  interviewQuestions,
} from '../../rules/guide-items.ts';
import { interviewCategories } from '../../texts/guide-interview.ts';
import {
  interviewQuestionTexts,
  practiceLanguages,
  practiceTexts as texts,
} from '../../texts/guide-practice.ts';
import { Listen } from '../listen.tsx';
import { Points } from '../points.tsx';

const categories = Object.keys(interviewQuestions) as InterviewCategory[];
const categoryOf = (id: InterviewQuestionId) =>
  categories.find((category) => (interviewQuestions[category] as readonly string[]).includes(id));

interface QuestionCardProps {
  question: InterviewQuestionId;
  /** The note, and where to go on. */
  children: ReactNode;
}

/** One question in both languages, to read and to hear, with what a good answer covers. */
export function QuestionCard({ question: id, children }: QuestionCardProps) {
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

/** After a step to another question, reading starts at that question; the first one leaves the focus on the page. */
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
