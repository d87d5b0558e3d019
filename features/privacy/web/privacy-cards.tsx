import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { formatDate } from '#platform/browser/format.ts';
import { saveFrom } from '#platform/browser/save-from.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { notify } from '#ui/notify.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { createAccountArchiveLink } from '../contract.ts';
import { erasureDue } from '../rules.ts';
import { archiveFiles, dataCardTexts as dataTexts } from '../texts/account-archive.ts';
import { accountErasureTexts as texts } from '../texts/account-erasure.ts';
import { KeepAccount, useRequestErasure } from './keep-account.tsx';

/** A copy of everything we hold about the user, to keep or to take elsewhere. */
export function DataCard() {
  const download = useMutation({
    mutationFn: async () => saveFrom((await call(createAccountArchiveLink, { body: {} })).url),
    onSuccess: () => notify.success(dataTexts.started),
    onError: (error) => notify.error(dataTexts.failed, error.message),
  });
  return (
    <FoldingCard
      id="your-data"
      aria-labelledby="data-title"
      className="grid content-start justify-items-start gap-4"
    >
      <CardHeader id="data-title" title={dataTexts.title} />
      <p>{dataTexts.hint}</p>
      <p>{dataTexts.open(archiveFiles.page)}</p>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Archive aria-hidden="true" />}
        {download.isPending ? dataTexts.getting : dataTexts.get}
      </Button>
      {download.error && (
        <Alert tone="error" title={dataTexts.failed}>
          <p>{download.error.message}</p>
        </Alert>
      )}
      <p className="text-small text-muted">{dataTexts.careful}</p>
    </FoldingCard>
  );
}

/** The end of an account: asked for here, and taken back here or on any other page. */
export function ErasureCard() {
  const { data } = useQuery(profileQuery);
  const [asking, setAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const due = data?.erasure_due_at;
  // The button that was pressed is gone with the answer, or with news of it that came before; the other one is in its place.
  const [next, setNext] = useState<'keep' | 'ask'>();
  useEffect(() => {
    if (!next || (next === 'keep') !== Boolean(due)) return;
    setNext(undefined);
    (due ? keep : ask).current?.focus();
  }, [due, next]);
  return (
    <FoldingCard
      id="delete-account"
      aria-labelledby="erasure-title"
      className="grid content-start justify-items-start gap-4"
    >
      <CardHeader id="erasure-title" title={texts.title} />
      {due ? (
        <>
          <p className="font-strong">{texts.due.title(formatDate(due))}</p>
          <p>{texts.due.detail}</p>
          {data.active_plan && <PlanSoFar due={due} />}
          <KeepAccount ref={keep} onKept={() => setNext('ask')} />
        </>
      ) : (
        <>
          <p>{texts.hint}</p>
          <Button ref={ask} className="text-bad-text!" onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        </>
      )}
      <ErasureQuestion
        open={asking}
        hasPlan={Boolean(data?.active_plan)}
        onClose={() => setAsking(false)}
        onRequested={(day) => {
          setAsking(false);
          notify.success(texts.requested.title, texts.requested.detail(formatDate(day)));
          setNext('keep');
        }}
      />
    </FoldingCard>
  );
}

const questionTexts = texts.question;

interface ErasureQuestionProps {
  open: boolean;
  /** They pay for a plan, which is charged until the account goes. */
  hasPlan: boolean;
  onClose: () => void;
  /** @param day - when the account is deleted, as an ISO moment. */
  onRequested: (day: string) => void;
}

/** What goes, what stays, by when it can be taken back: before the press and not after it. */
function ErasureQuestion({ open, hasPlan, onClose, onRequested }: ErasureQuestionProps) {
  const requesting = useRequestErasure(onRequested);
  const due = erasureDue(new Date()).toISOString();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        requesting.reset();
        onClose();
      }}
      tone="danger"
      title={questionTexts.title}
      description={questionTexts.description(formatDate(due))}
      confirmLabel={questionTexts.confirm}
      cancelLabel={questionTexts.cancel}
      busy={requesting.isPending}
      onConfirm={() => requesting.mutate()}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{questionTexts.gone}</li>
        <li>{questionTexts.copy}</li>
        <li>{questionTexts.invoices}</li>
      </ul>
      {hasPlan && <PlanSoFar due={due} />}
      {requesting.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{requesting.error.message}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** Few who look at their profile delete their account, and fewer of them pay for a plan. */
const PlanUntilThen = lazyPlace(() => import('./plan-until-then.tsx'), uiTexts.notCome(texts.plan.title));

/** What a plan still costs until its account goes at `due`, an ISO moment. */
function PlanSoFar({ due }: { due: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-28" />}>
      <PlanUntilThen due={due} />
    </Suspense>
  );
}
