import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { Anchor, ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import type { WaitingRecord } from '../contract.ts';
import { officeQueueTexts } from '../texts/office-queue.ts';
import { nextQuery } from './queries.ts';
import { addressOf, placeOf, rememberedPlace, rememberPlace, subjectOf } from './queue-place.ts';
import { nameOf, waitingWords } from './waiting-words.ts';

const texts = officeQueueTexts.next;

/**
 * What comes behind a case, a conversation, a refund request or the due facts in the queue, in the order and the scope of the
 * list it was opened from. What a colleague has open is passed over while there is something else; `go` asks again, also
 * while nothing is known yet, and says so at the end, where `to` is the overview; it gives its state to the new address.
 */
export function useNextInQueue(id: string) {
  const base = useOfficeBase();
  const navigate = useNavigate();
  const client = useQueryClient();
  const whose = rememberedPlace()?.whose ?? 'all';
  const query = nextQuery(id, whose);
  const { data } = useQuery(query);
  // Opened from elsewhere: its place now, before an answer takes it out of the queue.
  const place = data?.place;
  useEffect(() => {
    if (place && !placeOf(id)) rememberPlace({ id, whose, place });
  }, [id, whose, place]);

  const next = data && firstFree(data.waiting);

  async function goOn(state?: string) {
    // While this one was read colleagues went on: what was free then may be open with one of them now.
    const known = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => data);
    if (!known) return;
    const { waiting } = known;
    const following = firstFree(waiting);
    if (!following) return notify.info(texts.end, texts.endDetail);
    rememberPlace({ id: subjectOf(following), whose, place: following.place });
    return navigate(addressOf(following, base), { state });
  }
  return {
    data,
    next,
    to: next ? addressOf(next, base) : base,
    go: (state?: string) => void goOn(state),
  };
}

const firstFree = (waiting: readonly WaitingRecord[]) =>
  waiting.find(({ open_with }) => open_with === null) ?? waiting[0];

/** The way to what comes next in the queue; at the end it says so. */
export function NextInQueue({ id }: { id: string }) {
  const { data, next, to, go } = useNextInQueue(id);
  useSingleKeys(texts.keys, [{ keys: ['q', 'Q'], label: texts.label, run: () => go() }]);
  if (!data) return null;
  if (!next)
    return (
      <span className="text-small text-muted">
        {texts.end}.{' '}
        <Anchor to={to} className="prose-link">
          {texts.overview}
        </Anchor>
      </span>
    );
  return (
    <ButtonLink
      to={to}
      title={texts.hint(nameOf(next), waitingWords(next))}
      aria-keyshortcuts="q"
      onClick={(event: MouseEvent) => {
        // A new tab begins with what was known.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go();
      }}
    >
      {texts.label}
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
