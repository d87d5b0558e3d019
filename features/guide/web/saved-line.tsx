import { useMutationState } from '@tanstack/react-query';
import { formatSaved } from '#platform/browser/format.ts';
import { useOnline } from '#platform/browser/online.ts';
import { offlineTexts } from '#platform/shared/texts/offline.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import type { Guide } from '../contract.ts';
import { stepOf } from '../rules/guide.ts';
import type { GuideStepId } from '../rules/guide-items.ts';
import { guideTexts } from '../texts/guide.ts';
import { type GuideTick, setGuideItemKey } from './guide-cache.ts';
import { useCalm } from './use-calm.ts';

/** Under a checklist: when the server last kept something of this step. Nothing before the first tick. */
export function SavedLine({ guide, step }: { guide: Guide; step: GuideStepId }) {
  const sent = useMutationState({
    filters: { mutationKey: setGuideItemKey },
    select: ({ state: { status, submittedAt, variables } }) => ({
      status,
      submittedAt,
      tick: variables as GuideTick,
    }),
  }).filter(({ tick }) => tick.applicationId === guide.application_id && stepOf(tick.id) === step);
  const online = useOnline();
  const waiting = sent.some(({ status }) => status === 'pending');

  const kept = Object.entries(guide.completed)
    .filter(([id]) => stepOf(id as GuideTick['id']) === step)
    .map(([, at]) => Date.parse(at));
  const answered = sent.filter(({ status }) => status === 'success').map(({ submittedAt }) => submittedAt);
  const latest = Math.max(...kept, ...answered);
  const words = waiting
    ? online
      ? guideTexts.item.saving
      : offlineTexts.ticksWaiting
    : Number.isFinite(latest)
      ? guideTexts.item.saved(formatSaved(new Date(latest)))
      : '';
  const said = useCalm(words);
  return (
    <>
      <p className="no-print mr-6 min-h-6 text-small text-muted empty:mr-0">{words}</p>
      <LiveRegion message={said} />
    </>
  );
}
