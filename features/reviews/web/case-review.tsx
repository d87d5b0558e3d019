import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isViewable } from '#features/documents/rules/documents.ts';
import { isDrawable } from '#features/documents/rules/file-findings.ts';
import type { SetAside } from '#features/documents/rules/set-aside.ts';
import { usePreviewView } from '#features/documents/web/use-preview.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { AllDone, type NextThing } from './all-done.tsx';
import { inWorkingOrder, waits } from './case-documents.ts';
import { DecisionBar, ReturnDialog } from './decision.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { BackToList, DocumentChoice, NothingChosen, Sum, viewKeys } from './document-list.tsx';
import { DocumentView, OpeningForm } from './document-view.tsx';
import { caseDocumentsQuery } from './office-queries.ts';
import { SetAsidePapers } from './set-aside-papers.tsx';
import { useSitting } from './sitting.ts';
import { type Said, useReview } from './use-review.ts';

const texts = officeReviewTexts.tab;

interface CaseReviewProps {
  applicationId: string;
  /** Null when nobody knows it. */
  applicantName: string | null;
  /** What comes behind the case in the queue; undefined at the end, and while it is not known. */
  next: NextThing | undefined;
  /** Asks again what is free in the queue, and opens that; says so at the end. */
  onGoOn: () => void;
}

/** The Documents tab of a case: what there is on one side, the chosen document and the answers on the other. */
export function CaseReview({ applicationId, applicantName, next, onGoOn }: CaseReviewProps) {
  return (
    <QueryView
      query={useQuery(caseDocumentsQuery(applicationId))}
      loading={texts.loading}
      skeleton="h-96"
      failed={texts.errorLoading}
      size="page"
      className="mb-4"
    >
      {({ documents, set_aside, scanner }) => (
        <>
          <Review
            documents={inWorkingOrder(documents)}
            setAside={set_aside}
            name={applicantName ?? texts.applicant}
            next={next}
            onGoOn={onGoOn}
          />
          {scanner === 'local' && (
            <p className="mt-3 text-small text-muted">{officeReviewTexts.checks.noScanner}</p>
          )}
        </>
      )}
    </QueryView>
  );
}

interface ReviewProps {
  documents: OfficeDocument[];
  setAside: readonly SetAside[];
  name: string;
  next: NextThing | undefined;
  onGoOn: () => void;
}

function Review({ documents, setAside, name, next, onGoOn }: ReviewProps) {
  const [params, setParams] = useSearchParams();
  const [moved, setMoved] = useState(false);
  const [answered, setAnswered] = useState<string>();
  const [returning, setReturning] = useState<string>();
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const sitting = useSitting();
  const review = useReview(name);
  const view = usePreviewView();
  const chosen = documents.find(({ id }) => id === params.get('document'));
  const asked = documents.find(({ id }) => id === returning);
  const waiting = documents.filter(waits);

  function choose(id: string | undefined) {
    setMoved(true);
    view.reset();
    setParams(
      (now) => {
        now.set('tab', 'documents');
        if (id) now.set('document', id);
        else now.delete('document');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  /** `goesOn`: after the last paper that waits here to what is next in the queue. */
  function say(said: Said, goesOn = false) {
    if (review.isPending) return;
    // It is looked at next: it comes while the answer is on its way.
    const coming = waiting.find((other) => other.id !== said.document.id);
    if (coming && isShown(coming) && sitting.reason)
      void sitting.bytesOf(coming, sitting.reason).catch(() => undefined);
    review.mutate(said, {
      onSuccess: ({ id }) => {
        setReturning((asked) => (asked === id ? undefined : asked));
        setDrafts((all) => ({ ...all, [id]: '' }));
        // Who looked at another one while the answer was on its way stays there: the next key is meant for that one.
        const isStillHere = new URLSearchParams(location.search).get('document') === id;
        if (!isStillHere) return;
        const another = waiting.find((other) => other.id !== id);
        if (another) choose(another.id);
        else if (goesOn) onGoOn();
        else setAnswered(id);
      },
    });
  }
  const ready =
    chosen?.review && !chosen.replaced && !chosen.is_checking && sitting.reason ? chosen : undefined;
  const accept = (goesOn = false) =>
    ready && ready.review?.status !== 'accepted' && say({ document: ready, status: 'accepted' }, goesOn);
  const askWhy = () => {
    review.reset();
    setReturning(ready?.id);
  };
  useSingleKeys(officeReviewTexts.queue.place, [
    { keys: ['a', 'A'], label: officeReviewTexts.decision.accept, run: () => (ready ? accept() : false) },
    {
      keys: ['e', 'E'],
      label: officeReviewTexts.decision.acceptAndNext,
      run: () => (ready ? accept(true) : false),
    },
    {
      keys: ['n', 'N'],
      label: officeReviewTexts.decision.needsNewCopy,
      run: () => (ready ? askWhy() : false),
    },
    ...viewKeys(view, ready !== undefined),
  ]);

  return (
    <Card padded={false} aria-labelledby="case-documents" className="overflow-clip">
      <CardHeader
        id="case-documents"
        title={texts.title}
        aside={<Sum documents={documents} aside={setAside.length} />}
        className="border-b border-line px-4 py-3"
      />
      <SetAsidePapers papers={setAside} className="border-b border-line px-4 py-3" />
      {documents.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneBody}</p>
        </EmptyState>
      ) : (
        <div className="grid lg:grid-cols-[minmax(13rem,17rem)_1fr]">
          <div className={clsx('lg:border-r lg:border-line', chosen && 'max-lg:hidden')}>
            <DocumentChoice documents={documents} chosen={chosen?.id} onChoose={choose} />
            {chosen && <DocumentFacts document={chosen} documents={documents} name={name} />}
          </div>
          <section
            aria-label={texts.preview}
            className={clsx('grid min-w-0 content-start', !chosen && 'max-lg:border-t max-lg:border-line')}
          >
            {!chosen && <NothingChosen waiting={waiting} next={next} onGoOn={onGoOn} onChoose={choose} />}
            {chosen?.is_checking && (
              <>
                <BackToList onBack={() => choose(undefined)} />
                <StillChecking />
              </>
            )}
            {chosen && !chosen.is_checking && !sitting.reason && (
              <>
                <BackToList onBack={() => choose(undefined)} />
                <OpeningForm document={chosen} name={name} onOpen={sitting.choose} />
              </>
            )}
            {chosen && !chosen.is_checking && sitting.reason && (
              <>
                <DocumentView
                  key={chosen.id}
                  document={chosen}
                  name={name}
                  reason={sitting.reason}
                  sitting={sitting}
                  view={view}
                  takesFocus={moved}
                  back={<BackToList onBack={() => choose(undefined)} />}
                />
                <div className="lg:hidden">
                  <DocumentFacts document={chosen} documents={documents} name={name} />
                </div>
                <DecisionBar
                  document={chosen}
                  name={name}
                  review={review}
                  asking={returning !== undefined}
                  onAccept={() => void accept()}
                  onAcceptAndNext={
                    waiting.length === 1 && waits(chosen) ? () => void accept(true) : undefined
                  }
                  onReturn={askWhy}
                  done={
                    waiting.length === 0 && (
                      <AllDone next={next} onGoOn={onGoOn} takesFocus={answered === chosen.id} />
                    )
                  }
                />
              </>
            )}
          </section>
        </div>
      )}
      {asked && (
        <ReturnDialog
          document={asked}
          name={name}
          draft={drafts[asked.id] ?? ''}
          onDraft={(text) => setDrafts((all) => ({ ...all, [asked.id]: text }))}
          review={review}
          onConfirm={(reason) => say({ document: asked, status: 'returned', reason })}
          onClose={() => setReturning(undefined)}
        />
      )}
    </Card>
  );
}

/** In the place of a document that nobody may open yet. It becomes the document by itself when the check is through. */
function StillChecking() {
  return (
    <div className="grid content-center justify-items-start gap-3 p-card md:p-10">
      <ShieldQuestion aria-hidden="true" className="size-8 text-muted" />
      <p className="text-lead font-strong">{officeReviewTexts.checks.checkingTitle}</p>
      <p className="max-w-read text-muted">{officeReviewTexts.checks.checkingBody}</p>
    </div>
  );
}

/** Whether our page draws it without being asked. */
const isShown = ({ is_checking, file_type, findings }: OfficeDocument): boolean =>
  !is_checking && isViewable(file_type) && isDrawable(findings);
