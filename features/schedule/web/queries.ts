import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { getDates, getMailChoices, saveDate, saveMailChoices } from '../contract/dates.ts';
import type { DateKind } from '../rules/dates.ts';

/** An application's dates. Disabled while the id is undefined. */
export const datesQuery = (applicationId: string | undefined) =>
  queryOptions({
    queryKey: ['dates', applicationId],
    queryFn: applicationId
      ? ({ signal }) => call(getDates, { params: { application_id: applicationId } }, { signal })
      : skipToken,
    meta: { staleOn: ['dates'], applicationId, offline: true },
  });

/** The dates; `settled` once they loaded or failed, so that content drawn with them does not move later. */
export function useDates(applicationId: string | undefined) {
  const query = useQuery(datesQuery(applicationId));
  return { ...query, settled: !query.isPending || query.fetchStatus === 'paused' };
}

/** Saves a date; null removes it. */
export function useSaveDate(applicationId: string, kind: DateKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string | null) =>
      call(saveDate, { params: { application_id: applicationId, kind }, body: { day } }),
    onSuccess: (dates) => client.setQueryData(datesQuery(applicationId).queryKey, dates),
  });
}

/** The user's e-mail preferences. */
export const mailChoicesQuery = queryOptions({
  queryKey: ['mails', 'choices'],
  queryFn: ({ signal }) => call(getMailChoices, {}, { signal }),
});

export function useSaveMailChoices() {
  const client = useQueryClient();
  return useMutation({
    // Serial: otherwise the first of two changes could arrive last and win.
    scope: { id: 'mail-choices' },
    mutationFn: (date_reminders: boolean) => call(saveMailChoices, { body: { date_reminders } }),
    onSuccess: (choices) => client.setQueryData(mailChoicesQuery.queryKey, choices),
  });
}
