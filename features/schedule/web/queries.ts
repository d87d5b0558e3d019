import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getDates, getMailChoices, saveDate, saveMailChoices } from '../contract/dates.ts';
import type { DateKind } from '../rules/dates.ts';

/** The days saved for one application. Waits while it is not known which. */
export const datesQuery = (applicationId: string | undefined) =>
  queryOptions({
    queryKey: ['dates', applicationId],
    queryFn: applicationId
      ? ({ signal }) => call(getDates, { params: { application_id: applicationId } }, { signal })
      : skipToken,
    meta: { staleOn: ['dates'], applicationId, offline: true },
  });

/** Those days; `settled`: they are here, or will not come for now, so that nothing drawn with them moves later. */
export function useDates(applicationId: string | undefined) {
  const query = useQuery(datesQuery(applicationId));
  return { ...query, settled: !query.isPending || query.fetchStatus === 'paused' };
}

/** Saves a day, or with null removes it. */
export function useSaveDate(applicationId: string, kind: DateKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string | null) =>
      call(saveDate, { params: { application_id: applicationId, kind }, body: { day } }),
    onSuccess: (dates) => client.setQueryData(datesQuery(applicationId).queryKey, dates),
  });
}

/** Which e-mails the person wants. */
export const mailChoicesQuery = queryOptions({
  queryKey: ['mails', 'choices'],
  queryFn: ({ signal }) => call(getMailChoices, {}, { signal }),
});

export function useSaveMailChoices() {
  const client = useQueryClient();
  return useMutation({
    // One after another: the first press could reach the server last, and the second would be lost.
    scope: { id: 'mail-choices' },
    mutationFn: (date_reminders: boolean) => call(saveMailChoices, { body: { date_reminders } }),
    onSuccess: (choices) => client.setQueryData(mailChoicesQuery.queryKey, choices),
  });
}
