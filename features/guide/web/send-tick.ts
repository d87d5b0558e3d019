import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { activityQuery } from '#features/audit/web/queries.ts';
import { ApiError, call } from '#platform/browser/api.ts';
import type { Output } from '#platform/shared/contract.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { notify } from '#ui/notify.ts';
import { type Guide, setGuideItem } from '../contract.ts';
import { stepOf } from '../rules/guide.ts';
import { guideSteps, guideTexts } from '../texts/guide.ts';
import {
  changeGuide,
  type GuideTick,
  guideQuery,
  keepApplication,
  setGuideItemKey,
  tickedGuide,
  withWaitingTicks,
} from './queries.ts';

const texts = guideTexts.ticks;
type Answer = Output<typeof setGuideItem>;

/**
 * The mutation of ticks: optimistic, serial, replaced by the server's response, rolled back with a reason when
 * refused. Pass it to `setMutationDefaults`, so that ticks persisted over a reload are resumed.
 */
export function tickOptions(
  client: QueryClient,
): MutationOptions<Answer, ApiError, GuideTick, Guide | undefined> {
  return {
    mutationKey: setGuideItemKey,
    scope: { id: 'guide' },
    mutationFn: ({ applicationId, id, completed }) =>
      call(setGuideItem, { params: { application_id: applicationId, item_id: id }, body: { completed } }),
    onMutate: async ({ applicationId, id, completed }) => {
      await client.cancelQueries({ queryKey: guideQuery(applicationId).queryKey });
      const before = client.getQueryData(guideQuery(applicationId).queryKey);
      changeGuide(client, applicationId, (guide) => tickedGuide(guide, id, completed, new Date()));
      return before;
    },
    onSuccess: ({ guide, application }, tick, before) => {
      // Ticks made meanwhile stay visible on top of this response.
      changeGuide(client, tick.applicationId, () => withWaitingTicks(client, guide, tick));
      keepApplication(client, application);
      // Not the topic `guide`: the response brought the guide, and later ticks are overlaid on it.
      void client.invalidateQueries({ queryKey: activityQuery.queryKey });
      congratulate(client, tick, guide, before);
    },
    onError: (error, tick) => {
      changeGuide(client, tick.applicationId, (guide) =>
        tickedGuide(guide, tick.id, !tick.completed, new Date()),
      );
      notify.error(texts.failed, error instanceof ApiError ? error.message : texts.unexpected);
      void client.invalidateQueries({ queryKey: guideQuery(tick.applicationId).queryKey });
    },
  };
}

/** Sends a tick or untick; also from a toast that outlives its screen. */
export function sendTick(client: QueryClient, tick: GuideTick): Promise<boolean> {
  return client
    .getMutationCache()
    .build(client, tickOptions(client))
    .execute(tick)
    .then(
      () => true,
      () => false,
    );
}

/** Toasts that the step is completed; else offers Undo for what a button ticked. */
function congratulate(client: QueryClient, tick: GuideTick, guide: Guide, before: Guide | undefined): void {
  if (!tick.completed) return;
  const step = stepOf(tick.id);
  const place = guide.steps.findIndex(({ id }) => id === step);
  const undo = {
    label: uiTexts.undo,
    run: () => void sendTick(client, { ...tick, completed: false }),
  };
  const newly = before?.steps[place]?.state !== 'completed' && guide.steps[place]?.state === 'completed';
  // One press, one toast: a second would hide the Undo of the first.
  if (newly && step === 'nif-document')
    notify.success(texts.nifDocument.title, texts.nifDocument.detail, undo);
  else if (newly)
    notify.success(texts.stepCompleted, texts.stepCompletedDetail(guideSteps[place]?.title ?? ''), undo);
  else if (step !== 'nif-number') notify.success(texts.itemCompleted, undefined, undo);
}
