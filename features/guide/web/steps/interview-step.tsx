import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { guideItems, type InterviewCategory, interviewQuestions } from '../../rules/guide-items.ts';
import { interviewCategories, interviewTexts as texts } from '../../texts/guide-interview.ts';
import { interviewQuestionTexts } from '../../texts/guide-practice.ts';
import { PartsProgress, Points } from '../checklist.tsx';
import type { StepBodyProps } from '../steps.ts';
import { FigureList, GuideItem } from './guide-item.tsx';

const ids = guideItems.interview;

/** The fifth step: what the interview is like, three areas to prepare, the questions. */
export function InterviewStep({ guide, readOnly }: StepBodyProps) {
  const done = ids.filter((id) => guide.completed[id]).length;
  return (
    <div className="grid gap-6 print:gap-3">
      <PartsProgress
        done={done}
        total={ids.length}
        label={texts.progress.label}
        words={texts.progress.value(Math.round((done / ids.length) * 100))}
        finished={{ title: texts.done.title, detail: texts.done.text }}
      />
      <FigureList title={texts.figuresTitle} figures={texts.figures} />
      <ul aria-label={texts.list}>
        {ids.map((id) => {
          const { title, bullets } = texts.areas[id];
          return (
            <GuideItem key={id} guide={guide} id={id} title={title} mark={texts.ready} readOnly={readOnly}>
              <Points points={bullets} boxed />
            </GuideItem>
          );
        })}
      </ul>
      <InterviewQuestions />
      <Alert tone="info" title={texts.tips.title}>
        <Points points={texts.tips.bullets} />
      </Alert>
    </div>
  );
}

const questionTexts = texts.questions;

const categories = Object.keys(interviewQuestions) as InterviewCategory[];

/** The sixteen questions in four collapsible groups, with the link to practice. */
export function InterviewQuestions() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="no-print grid gap-3">
      <h3 id={heading} className="text-lead">
        {questionTexts.title}
      </h3>
      <p>{questionTexts.lead}</p>
      <div>
        {categories.map((category) => (
          <Group key={category} category={category} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to="/visa-process/practice">{questionTexts.practice}</ButtonLink>
        <span className="text-small text-muted">{questionTexts.practiceHint}</span>
      </div>
    </section>
  );
}

function Group({ category }: { category: InterviewCategory }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="border-t border-line last:border-b">
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className="flex min-h-tile w-full items-center justify-between gap-4 rounded-control px-2 text-left text-heading hover:bg-well"
        >
          {interviewCategories[category]}
          <ChevronDown aria-hidden="true" className={open ? 'rotate-180' : undefined} />
        </button>
      </h4>
      <ul id={panel} hidden={!open} className="grid gap-4 px-2 pt-1 pb-5 [&[hidden]]:hidden">
        {interviewQuestions[category].map((id) => (
          <li key={id} className="grid gap-1">
            <b className="font-strong">{interviewQuestionTexts[id].question}</b>
            <span className="text-small text-muted">{questionTexts.covers}</span>
            <Points points={interviewQuestionTexts[id].covers} />
          </li>
        ))}
      </ul>
    </div>
  );
}
