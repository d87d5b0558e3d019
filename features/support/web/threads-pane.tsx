import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { usePagedQuery } from '#platform/browser/paged-query.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import type { OfficeMessage } from '../contract/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { officeWritingTexts } from '../texts/office-writing.ts';
import { officeMessagesQuery } from './office-queries.ts';
import { WaitingClock } from './waiting-clock.tsx';

const { views, emptyViews, noName, errorLoading } = officeSupportTexts;
const texts = officeWritingTexts.pane;

/** From here there is room for three panes: the list, the conversation, the person. */
const wide = '(min-width: 80rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The conversations that wait for us, the oldest first, beside the open one; narrower windows neither show nor load them. */
export function ThreadsPane({ current }: { current: string }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
  return isWide && <Pane current={current} />;
}

function Pane({ current }: { current: string }) {
  const base = useOfficeBase();
  const navigate = useNavigate();
  const list = usePagedQuery(officeMessagesQuery({ view: 'waiting' }), (page) => page.messages);
  const { previous, next } = useNeighbours(list.rows, current);
  const addressOf = ({ id }: OfficeMessage) => `${base}/support/${id}`;
  const go = (to: OfficeMessage | undefined) => (to ? navigate(addressOf(to)) : false);
  useSingleKeys(views.waiting, [
    { keys: ['j'], label: texts.next, run: () => go(next) },
    { keys: ['k'], label: texts.previous, run: () => go(previous) },
  ]);
  const here = useRef<HTMLAnchorElement>(null);
  const isHere = list.rows.some(({ id }) => id === current);
  useEffect(() => {
    if (isHere) here.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <Card
      aria-labelledby="support-waiting"
      className="sticky top-[calc(var(--header-h)+1rem)] grid max-h-[calc(100dvh-var(--header-h)-2rem)] grid-rows-[auto_minmax(0,1fr)] gap-2 self-start px-0! pb-0!"
    >
      <div className="flex items-start justify-between gap-2 px-card">
        <CardHeader id="support-waiting" title={views.waiting} />
        <span className="-my-2 -mr-2 flex">
          <IconButton
            icon={ChevronUp}
            label={texts.previous}
            aria-keyshortcuts="k"
            onClick={() => go(previous)}
          />
          <IconButton icon={ChevronDown} label={texts.next} aria-keyshortcuts="j" onClick={() => go(next)} />
        </span>
      </div>
      {list.error && <LoadProblem title={errorLoading} query={list} />}
      {list.data && list.rows.length === 0 && (
        <p className="px-card pb-card text-muted">{emptyViews.waiting.title}</p>
      )}
      <ul className="min-h-0 overflow-y-auto border-t border-line-soft">
        {list.rows.map((message) => (
          <li key={message.id} className="border-b border-line-soft last:border-b-0">
            <Link
              ref={message.id === current ? here : undefined}
              to={addressOf(message)}
              aria-current={message.id === current ? 'page' : undefined}
              className="grid gap-0.5 px-card py-2 text-small text-ink no-underline -outline-offset-3 hover:bg-well aria-[current=page]:bg-tint aria-[current=page]:shadow-[inset_3px_0_0_var(--link)]"
            >
              <span className="truncate font-strong">{message.user_name ?? noName}</span>
              <span className="truncate text-muted">{message.subject}</span>
              <WaitingClock message={message} />
            </Link>
          </li>
        ))}
        {list.hasNextPage && (
          <li className="p-2">
            <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              {texts.more}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** Around the open conversation. Once it is answered it leaves the list; its place there is kept. */
function useNeighbours(rows: readonly OfficeMessage[], current: string) {
  const found = rows.findIndex(({ id }) => id === current);
  const [last, setLast] = useState(0);
  if (found !== -1 && found !== last) setLast(found);
  return found === -1
    ? { previous: rows[last - 1], next: rows[last] }
    : { previous: rows[found - 1], next: rows[found + 1] };
}
