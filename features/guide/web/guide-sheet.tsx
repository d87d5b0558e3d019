import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { bringTexts, bringWords } from '#features/bring/texts.ts';
import { documentTypes, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideTexts, setAsideWords } from '#features/documents/texts/set-aside.ts';
import { LeadingFact } from '#features/facts/web/fact-note.tsx';
import { factsQuery } from '#features/facts/web/queries.ts';
import type { HandIn } from '#features/places/contract.ts';
import { handInTexts } from '#features/places/texts/hand-in.ts';
import { HandInPlace } from '#features/places/web/hand-in-place.tsx';
import { handInQuery } from '#features/places/web/queries.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import type { Guide } from '../contract.ts';
import { type GuideStepId, guideItems } from '../rules/guide-items.ts';
import { guideSteps, guideTexts } from '../texts/guide.ts';
import { requiredDocumentTexts, requiredTexts } from '../texts/guide-documents.ts';
import { interviewTexts } from '../texts/guide-interview.ts';
import { nifActions, nifDocumentTexts } from '../texts/guide-nif.ts';
import { onlineApplicationTexts } from '../texts/guide-online-application.ts';
import { settlementTexts } from '../texts/guide-settlement.ts';
import { ItemMark } from './checklist.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { stateWords } from './step-place.tsx';
import type { StepBodies } from './steps.ts';

/** What to print: the whole list, or one step in full. */
export type Printing = 'all' | GuideStepId;

interface GuideSheetProps {
  guide: Guide;
  application: Application;
  bodies: StepBodies;
  printing: Printing;
  /** Called after printing or cancelling. */
  onDone: () => void;
}

/** The printed guide. Opens the print dialog once everything is loaded. */
export default function GuideSheet({ guide, application, bodies, printing, onDone }: GuideSheetProps) {
  const index = guide.steps.findIndex(({ id }) => id === printing);
  const step = guide.steps[index];
  const words = guideSteps[index];
  const Body = step && bodies[step.id];
  const handIn = useQuery(handInQuery);
  const dates = useDates(application.id);
  const facts = useQuery(factsQuery);
  return (
    <div className="hidden print:block">
      <Suspense>
        <PrintSheet application={application} guide={guide} title={words?.title ?? guideTexts.title}>
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
              <GuideChecklist
                guide={guide}
                handIn={handIn.data}
                booked={Boolean(dates.data?.appointment ?? dates.data?.handed_in)}
              />
            </div>
          )}
        </PrintSheet>
        {!handIn.isLoading && !facts.isLoading && dates.settled && <PrintNow onDone={onDone} />}
      </Suspense>
    </div>
  );
}

/** Rendered last, so that its effect runs when everything is on the page. */
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

interface Line {
  title: string;
  done: boolean;
  /** What is asked of it. */
  asked?: ReactNode;
}

interface GuideChecklistProps {
  guide: Guide;
  handIn: HandIn | undefined;
  /** An appointment is saved, or the papers are handed in. */
  booked: boolean;
}

/** Every item, step by step, with boxes on paper. */
function GuideChecklist({ guide, handIn, booked }: GuideChecklistProps) {
  return (
    // No grid: the rows of one that is broken between two pages are printed over each other.
    <ol className="space-y-4">
      {guide.steps.map((step, index) => (
        <li key={step.id} className="space-y-1 print:break-inside-auto!">
          <h2 className="text-lead">{guideSteps[index]?.title}</h2>
          <p className="text-small">
            {stateWords(step)}. {guideSteps[index]?.duration}.
          </p>
          <ul className="space-y-1">
            {linesOf(guide, step.id).map(({ title, done, asked }) => (
              <li key={title} className="flex items-start gap-2">
                <ItemMark done={done} />
                {asked ? (
                  <div>
                    {title}
                    {asked}
                  </div>
                ) : (
                  title
                )}
              </li>
            ))}
            {step.id === 'documents' && (
              <li className="flex items-start gap-2">
                <ItemMark done={booked} />
                <div className="space-y-1">
                  {handInTexts.title}
                  {handIn && <HandInPlace handIn={handIn} />}
                </div>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function linesOf(guide: Guide, step: GuideStepId): Line[] {
  const { completed, document_types, nif_document, set_aside } = guide;
  const lines = <Id extends keyof typeof completed>(ids: readonly Id[], title: (id: Id) => string) =>
    ids.map((id): Line => ({ title: title(id), done: completed[id] !== undefined }));
  switch (step) {
    case 'nif-number':
      return lines(guideItems[step], (id) => nifActions[id].title);
    case 'nif-document':
      return [{ title: nifDocumentTexts.document, done: nif_document }];
    case 'documents':
      return [
        ...requiredDocuments.map((type): Line => {
          const aside = set_aside.find(({ paper }) => paper === type);
          if (aside)
            return {
              title: `${documentWords[type].name}: ${setAsideTexts.state}. ${setAsideWords(aside)}.`,
              done: false,
            };
          const takes = requiredTexts.takes(durationWords(documentTypes[type].takes));
          const { note } = requiredDocumentTexts[type];
          return {
            title: `${documentWords[type].name}. ${takes}.`,
            done: document_types.includes(type),
            asked: <LeadingFact fact={documentTypes[type].facts[0]} specified={note} />,
          };
        }),
        ...lines(guide.bring, (id) => `${bringTexts.title}: ${bringWords[id].name}`),
      ];
    case 'online-application':
      return lines(guideItems[step], (id) => onlineApplicationTexts.parts[id].title);
    case 'interview':
      return lines(guideItems[step], (id) => interviewTexts.areas[id].title);
    case 'settlement':
      return lines(guideItems[step], (id) => settlementTexts.tasks[id].title);
  }
}
