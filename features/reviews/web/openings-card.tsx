import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatWhen } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { Opening } from '../contract.ts';
import { openingReasonTexts, reviewTexts } from '../texts/reviews.ts';
import { openingsQuery } from './queries.ts';

const texts = reviewTexts.who;

/** Before all are asked for. */
const few = 4;

/** Who opened the person's documents: when, which one and why. Not which member of our team it was. */
export function OpeningsCard() {
  return (
    <FoldingCard aria-labelledby="openings-title" className="grid content-start gap-4">
      <CardHeader id="openings-title" title={texts.title} />
      <p className="text-muted">{texts.explain}</p>
      <QueryView query={useQuery(openingsQuery)} loading={texts.loading} failed={texts.failed} silent>
        {(data) => <Openings {...data} />}
      </QueryView>
    </FoldingCard>
  );
}

function Openings({ openings, total }: { openings: Opening[]; total: number }) {
  const [all, setAll] = useState(false);
  if (openings.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ol aria-label={texts.list} className="divide-y divide-line">
        {(all ? openings : openings.slice(0, few)).map((opening) => (
          <li key={opening.id} className="grid gap-0.5 py-3 first:pt-0">
            <p className="font-medium wrap-anywhere">{opening.document?.file_name ?? texts.gone}</p>
            <p>{openingReasonTexts[opening.reason]}</p>
            <p className="text-small text-muted">
              {texts.member}.{' '}
              <time dateTime={opening.opened_at} title={formatDateTime(opening.opened_at)}>
                {formatWhen(opening.opened_at)}
              </time>
            </p>
          </li>
        ))}
      </ol>
      {all && total > openings.length && (
        <p className="text-small text-muted">{texts.latest(openings.length, total)}</p>
      )}
      {openings.length > few && (
        <div>
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(openings.length)}
          </Button>
        </div>
      )}
    </>
  );
}
