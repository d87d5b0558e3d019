import { Alert } from '#ui/alert.tsx';
import { guideItems } from '../../rules/guide-items.ts';
import { interviewTexts as texts } from '../../texts/guide-interview.ts';
import { FigureList } from '../figure-list.tsx';
import { GuideItem } from '../guide-item.tsx';
import { PartsProgress } from '../parts-progress.tsx';
import { Points } from '../points.tsx';
import type { StepBodyProps } from '../step-body.ts';
import { InterviewQuestions } from './interview-questions.tsx';

const ids = guideItems.interview;

/** The fifth card: what the interview is like, three areas to prepare, the questions. */
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
