import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useSingleKeys } from '#platform/browser/single-keys.ts';
import { Anchor, ButtonLink } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { officeQueueTexts } from '../texts/office-queue.ts';
import { nextQuery } from './queries.ts';
import { addressOf, rememberedPlace, rememberPlace, subjectOf } from './queue-place.ts';
import { nameOf, waitingWords } from './waiting-words.ts';

const texts = officeQueueTexts.next;

/**
 * What comes behind a case, a conversation, a refund request or the due facts in the queue, in the order and the scope of the list it was opened from. What a
 * colleague has open is passed over while there is something else; at the end `go` says so and `to` is the overview. `go` is false while nothing is known.
 */
export function useNextInQueue(id: string) {
  const base = useOfficeBase();
  const navigate = useNavigate();
  const remembered = rememberedPlace();
  const whose = remembered?.whose ?? 'all';
  const { data } = useQuery(nextQuery(id, whose, remembered?.id === id ? remembered.place : undefined));
  // Opened from elsewhere: its place now, before an answer takes it out of the queue.
  const place = data?.place;
  useEffect(() => {
    if (place && rememberedPlace()?.id !== id) rememberPlace({ id, whose, place });
  }, [id, whose, place]);

  const next = data?.waiting.find(({ open_with }) => open_with === null) ?? data?.waiting[0];
  const to = next ? addressOf(next, base) : base;
  const keep = () => next && rememberPlace({ id: subjectOf(next), whose, place: next.place });
  const go = () => {
    if (!data) return false;
    if (!next) return notify.info(texts.end, texts.endDetail);
    keep();
    return navigate(to);
  };
  return { data, next, to, keep, go };
}

/** The way to what comes next in the queue; at the end it says so. */
export function NextInQueue({ id }: { id: string }) {
  const { data, next, to, keep, go } = useNextInQueue(id);
  useSingleKeys(texts.keys, [{ keys: ['q', 'Q'], label: texts.label, run: go }]);
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
      onClick={keep}
    >
      {texts.label}
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
