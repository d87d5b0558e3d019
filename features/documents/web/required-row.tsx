import clsx from 'clsx';
import { ChevronDown, ChevronUp, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { LeadingFact } from '#features/facts/web/fact-note.tsx';
import type { Guide } from '#features/guide/contract.ts';
import { requiredDocumentTexts, requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { ItemMark } from '#features/guide/web/checklist.tsx';
import { isReplaced } from '#features/reviews/rules.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { ButtonLink } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DocumentRow } from '../contract.ts';
import {
  documentTypes,
  isWaivable,
  type RequiredDocument,
  type ReviewStatus,
} from '../rules/document-types.ts';
import { documentWords } from '../texts/document-types.ts';
import { setAsideTexts, setAsideWords } from '../texts/set-aside.ts';
import { DocumentPanel } from './document-panel.tsx';
import { ReuseFile } from './reuse-file.tsx';
import { SetAside } from './set-aside.tsx';

interface RequiredRowProps {
  guide: Guide;
  type: RequiredDocument;
  /** The due date; absent while no appointment is saved. */
  when: ReactNode;
  /** The files of this type; undefined while loading. */
  files: readonly DocumentRow[] | undefined;
  application: Application;
  open: boolean;
  onToggle: () => void;
  readOnly: boolean;
}

/** The id of a row's button. */
export const rowHeadId = (type: RequiredDocument) => `${type}-head`;

/** A required document type: expands to instructions, upload and files. On paper all are expanded. */
export function RequiredRow({
  guide,
  type,
  when,
  files: known,
  application,
  open,
  onToggle,
  readOnly,
}: RequiredRowProps) {
  const files = known ?? [];
  const ready = guide.document_types.includes(type);
  const aside = ready ? undefined : guide.set_aside.find(({ paper }) => paper === type);
  const words = requiredDocumentTexts[type];
  const time = durationWords(documentTypes[type].takes);
  const panelId = `${type}-panel${readOnly ? '-read' : ''}`;
  const state = stateOf(files);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <li className="border-t border-line">
      <h3>
        <button
          type="button"
          id={readOnly ? undefined : rowHeadId(type)}
          aria-expanded={open}
          aria-controls={panelId}
          className="grid min-h-tile w-full grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-control py-3 text-left hover:bg-tint"
          onClick={onToggle}
        >
          {aside ? <CircleMinus aria-hidden="true" className="text-muted" /> : <ItemMark done={ready} />}
          <span className="grid min-w-0 gap-x-6 md:grid-cols-[1fr_auto]">
            <span className="text-base font-strong text-heading">{documentWords[type].name}</span>
            <VisuallyHidden>, </VisuallyHidden>
            <span className="text-small font-normal text-muted max-md:order-last">
              {aside ? (
                <span className="wrap-anywhere">
                  {setAsideTexts.state}: {setAsideWords(aside)}
                </span>
              ) : state === 'returned' ? (
                <span className="font-strong text-due-text">{reviewTexts.needsNewCopyShort}</span>
              ) : ready ? (
                [requiredTexts.isReady, known && requiredTexts.files(counted(files).length)]
                  .filter(Boolean)
                  .join(': ')
              ) : (
                `${requiredTexts.isMissing}. ${requiredTexts.takes(time)}`
              )}
              {ready && state && state !== 'returned' && `. ${stateWords[state]}`}
            </span>
            <VisuallyHidden>, </VisuallyHidden>
            <span className="text-small font-normal text-muted">{words.note}</span>
            {when && (
              <span className="max-md:order-last md:col-span-2">
                <VisuallyHidden>, </VisuallyHidden>
                {when}
              </span>
            )}
          </span>
          <Chevron aria-hidden="true" className="mt-0.5 text-muted print:hidden" />
        </button>
      </h3>
      <div id={panelId} className={clsx('gap-5 pb-6 md:pl-9', open ? 'grid' : 'hidden print:grid')}>
        <RequiredHelp type={type} />
        {open && !readOnly && (
          <div className="grid gap-3">
            <DocumentPanel
              target={{
                application_id: application.id,
                step_id: application.steps[0]?.id ?? null,
                document_category: type,
              }}
              document={words.inSentence}
            />
            <ReuseFile type={type} applicationId={application.id} />
            {!ready && isWaivable(type) && <SetAside guide={guide} type={type} />}
          </div>
        )}
        {files.length > 0 && (
          <ul className={clsx('list-disc pl-6 wrap-anywhere', !readOnly && 'hidden print:block')}>
            {files.map(({ id, file_name }) => (
              <li key={id}>{file_name}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const stateWords: Record<Exclude<ReviewStatus, 'returned'>, string> = {
  waiting: reviewTexts.waitingShort,
  in_review: reviewTexts.inReviewShort,
  accepted: reviewTexts.acceptedShort,
};

/** A replaced version does not count. */
const counted = (files: readonly DocumentRow[]) => files.filter((row) => !isReplaced(row, files));

/** The review state of the type: the worst of its files. */
export function stateOf(files: readonly DocumentRow[]): ReviewStatus | undefined {
  const said = counted(files).map(({ review }) => review?.status);
  return (['returned', 'in_review', 'waiting', 'accepted'] as const).find((status) => said.includes(status));
}

/** What a document type is and what is asked of it, how to get it, and what to watch. */
function RequiredHelp({ type }: { type: RequiredDocument }) {
  const { description, note, how, tips } = requiredDocumentTexts[type];
  const { takes, apostille, facts } = documentTypes[type];
  return (
    <div className="grid gap-4">
      <div>
        <p>{description}</p>
        <p className="text-small text-muted">
          {requiredTexts.required}. {requiredTexts.takes(durationWords(takes))}.
        </p>
      </div>
      {facts.map((fact, index) => (
        <LeadingFact key={fact} fact={fact} {...(index === 0 && { specified: note })} />
      ))}
      <div className="grid gap-1">
        <h4 className="text-base">{requiredTexts.how}</h4>
        <ol className="grid list-decimal gap-1 pl-6">
          {how.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {apostille && (
          <div className="no-print mt-2">
            <ButtonLink to={`/visa-process/apostille?paper=${apostille}`}>
              {requiredTexts.apostille}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="grid gap-1">
        <h4 className="text-base">{requiredTexts.tips}</h4>
        <ul className="grid list-disc gap-1 pl-6">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
