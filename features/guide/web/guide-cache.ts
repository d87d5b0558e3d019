import type { QueryClient } from '@tanstack/react-query';
import type { Application, listOwnApplications } from '#features/applications/contract/applications.ts';
import { ownApplicationsKey } from '#features/applications/web/use-own-applications.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { Guide, GuideId } from '../contract.ts';
import { tickedGuide } from './guide-facts.ts';

export const guideKey = (applicationId: string) => ['guide', applicationId] as const;

/** Under this key ticks wait, are sent, and can be kept over a reload. */
export const setGuideItemKey = ['guide', 'set'] as const;

/** What one tick is: everything that is needed to send it later. */
export interface GuideTick {
  applicationId: string;
  id: GuideId;
  completed: boolean;
}

/** Shows ticks that are not answered yet, besides `answered`, on top of what the server said. */
export function withWaitingTicks(client: QueryClient, guide: Guide, answered?: GuideTick): Guide {
  const now = new Date();
  return client
    .getMutationCache()
    .findAll({ mutationKey: setGuideItemKey, status: 'pending' })
    .map(({ state }) => state.variables as GuideTick)
    .filter((tick) => tick !== answered && tick.applicationId === guide.application_id)
    .reduce((shown, { id, completed }) => tickedGuide(shown, id, completed, now), guide);
}

/** Changes the guide that is shown, if one is. */
export function changeGuide(
  client: QueryClient,
  applicationId: string,
  change: (guide: Guide) => Guide,
): void {
  client.setQueryData<Guide>(guideKey(applicationId), (known) => known && change(known));
}

/** Keeps an application that an answer brought along. */
export function keepApplication(client: QueryClient, application: Application): void {
  client.setQueryData<Output<typeof listOwnApplications>>(ownApplicationsKey, (known) => {
    if (!known) return known;
    const applications = known.applications.map((other) =>
      other.id === application.id ? application : other,
    );
    return { ...known, applications };
  });
}
