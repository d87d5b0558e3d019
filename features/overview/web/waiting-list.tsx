import clsx from 'clsx';
import { BookOpenCheck, FileText, LifeBuoy, Paperclip, ReceiptText } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { WaitingRecord } from '#features/queue/contract.ts';
import { type QueueScope, queueScopes } from '#features/queue/rules.ts';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { waitingQuery } from '#features/queue/web/queries.ts';
import { addressOf, rememberPlace, subjectOf } from '#features/queue/web/queue-place.ts';
import { nameOf, waitingWords } from '#features/queue/web/waiting-words.ts';
import { useNow } from '#features/support/web/waiting-clock.tsx';
import { type OfficeBase, useOfficeBase } from '#platform/browser/office-base.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import type { Icon } from '#ui/icon.ts';
import { Anchor } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { PromiseClock, spanOfKind } from './promise-clock.tsx';

const texts = officeQueueTexts;

const icons: Record<WaitingRecord['kind'], Icon> = {
  case: FileText,
  document: Paperclip,
  message: LifeBuoy,
  refund: ReceiptText,
  fact: BookOpenCheck,
};

/** Everything that waits for us, ten at a time, the most over its promise first. */
export function WaitsLongest() {
  const base = useOfficeBase();
  const [params] = useSearchParams();
  const whose = queueScopes.find((scope) => scope === params.get('whose')) ?? 'all';
  const waiting = usePagedQuery(waitingQuery(whose), (page) => page.waiting);
  return (
    <Card padded={false} aria-labelledby="waits-longest">
      <CardHeader id="waits-longest" title={texts.title} aside={texts.aside} className="px-4 pt-3 pb-1" />
      <Scopes chosen={whose} />
      <QueryView
        query={waiting}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-3 p-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        }
        failed={texts.failed}
        className="m-4"
      >
        {() =>
          waiting.rows.length === 0 ? (
            <p className="p-4 text-muted">{texts.nothing[whose]}</p>
          ) : (
            <ol className="divide-y divide-line-soft">
              {waiting.rows.map((record) => (
                <Line key={record.place} record={record} whose={whose} base={base} />
              ))}
            </ol>
          )
        }
      </QueryView>
      {waiting.hasNextPage && (
        <div className="border-t border-line px-4 py-2">
          <Button busy={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
            {uiTexts.showMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Mine, unassigned, all: kept in the address. */
function Scopes({ chosen }: { chosen: QueueScope }) {
  return (
    <nav aria-label={texts.whose} className="flex gap-5 border-b border-line px-4">
      {queueScopes.map((scope) => (
        <RouterLink
          key={scope}
          to={scope === 'all' ? '?' : `?whose=${scope}`}
          preventScrollReset
          aria-current={chosen === scope ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-control min-w-6 items-center border-b-2 border-transparent whitespace-nowrap text-muted no-underline -outline-offset-3 hover:text-ink',
            'aria-[current=page]:border-link aria-[current=page]:font-strong aria-[current=page]:text-ink',
          )}
        >
          {texts.scopes[scope]}
        </RouterLink>
      ))}
    </nav>
  );
}

interface LineProps {
  record: WaitingRecord;
  whose: QueueScope;
  base: OfficeBase;
}

function Line({ record, whose, base }: LineProps) {
  const { kind, open_with, assigned_to, mine } = record;
  const Glyph = icons[kind];
  return (
    <li>
      <Anchor
        to={addressOf(record, base)}
        onClick={() => rememberPlace({ id: subjectOf(record), whose, place: record.place })}
        className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2 text-ink no-underline hover:bg-tint"
      >
        <Glyph aria-hidden="true" className="text-muted" />
        <span className="min-w-40 grow basis-0 wrap-anywhere">
          <span className="line-clamp-1 font-strong">{nameOf(record)}</span>
          <small className="block text-small text-muted">{waitingWords(record)}</small>
        </span>
        {open_with ? (
          <Tag tone="now">{texts.openWith(open_with)}</Tag>
        ) : mine ? (
          <Tag tone="now">{texts.mine}</Tag>
        ) : (
          assigned_to && <Tag tone="outline">{texts.assigned(assigned_to)}</Tag>
        )}
        <Promised record={record} />
      </Anchor>
    </li>
  );
}

/** How long it has waited, and how far that is over our promise. */
function Promised({ record }: { record: WaitingRecord }) {
  const now = useNow();
  const due = new Date(record.due);
  const over = due <= now;
  const left = over ? spanOfKind(record.kind, due, now) : spanOfKind(record.kind, now, due);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-small tabular-nums max-sm:basis-full max-sm:pl-8.5 sm:grid sm:w-40 sm:justify-items-start">
      <PromiseClock record={record}>
        <span className="sr-only">{texts.waited} </span>
      </PromiseClock>{' '}
      <time dateTime={record.due} className={over ? 'font-strong text-bad-text' : 'text-muted'}>
        {over ? texts.over(left) : texts.dueIn(left)}
      </time>
    </span>
  );
}
