import { Suspense, useEffect, useRef } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import type { Guide } from '../contract.ts';
import type { GuideStepId } from '../rules/guide-items.ts';
import { guideSteps, guideTexts } from '../texts/guide.ts';
import { GuideChecklist } from './guide-checklist.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { stateWords } from './state-words.ts';
import type { StepBodies } from './step-body.ts';

/** What is asked for on paper: the whole list, or one step in full. */
export type Printing = 'all' | GuideStepId;

interface GuideSheetProps {
  guide: Guide;
  application: Application;
  bodies: StepBodies;
  printing: Printing;
  /** The paper is out, or was not wanted after all. */
  onDone: () => void;
}

/** The guide on paper, whatever is open on the screen. Asks for the print as soon as all of it is there. */
export default function GuideSheet({ guide, application, bodies, printing, onDone }: GuideSheetProps) {
  const index = guide.steps.findIndex(({ id }) => id === printing);
  const step = guide.steps[index];
  const words = guideSteps[index];
  const Body = step && bodies[step.id];
  return (
    <div className="hidden print:block">
      <Suspense>
        <PrintSheet application={application} title={words?.title ?? guideTexts.title}>
          {step && Body ? (
            <div className="grid gap-5">
              <p>
                {stateWords(step)}. {words?.duration}.
              </p>
              <Body guide={guide} application={application} readOnly />
            </div>
          ) : (
            <div className="grid gap-5">
              <p className="font-strong">{guideTexts.progress(guide.steps_completed)}</p>
              <GuideChecklist guide={guide} />
            </div>
          )}
        </PrintSheet>
        <PrintNow onDone={onDone} />
      </Suspense>
    </div>
  );
}

/** Stands behind the rest, so that its effect runs when all of it is on the page. */
function PrintNow({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    const finish = () => done.current();
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  return null;
}
