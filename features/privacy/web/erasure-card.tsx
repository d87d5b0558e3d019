import { useEffect, useRef, useState } from 'react';
import { useProfile } from '#features/accounts/web/use-profile.ts';
import { formatDate } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { notify } from '#ui/notify.ts';
import { accountErasureTexts as texts } from '../texts/account-erasure.ts';
import { ErasureQuestion } from './erasure-question.tsx';
import { KeepAccount } from './keep-account.tsx';
import { PlanSoFar } from './plan-so-far.tsx';

/** The end of an account: asked for here, and taken back here or on any other page. */
export function ErasureCard() {
  const { data } = useProfile();
  const [asking, setAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const due = data?.erasure_due_at;
  // The button that was pressed is gone with the answer, or with news of it that came before; the other one stands in its place.
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
