import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { type Dates, getDates, getMailChoices, saveDate, saveMailChoices } from '../contract/dates.ts';
import type { DateKind } from '../rules/dates.ts';

const datesKey = (applicationId: string) => ['dates', applicationId];

/** The days saved for one application. Waits while it is not known which. */
export function useDates(applicationId: string | undefined) {
  const query = useQuery<Dates, ApiError>({
    queryKey: datesKey(applicationId ?? ''),
    queryFn: applicationId
      ? ({ signal }) => call(getDates, { params: { application_id: applicationId } }, { signal })
      : skipToken,
  });
  /** They are here, or will not come for now: what is drawn with them need not wait, and does not move later. */
  const settled = !query.isPending || query.fetchStatus === 'paused';
  return { ...query, settled };
}

/** Saves a day, or with null removes it. */
export function useSaveDate(applicationId: string, kind: DateKind) {
  const client = useQueryClient();
  return useMutation<Dates, ApiError, string | null>({
    mutationFn: (day) => call(saveDate, { params: { application_id: applicationId, kind }, body: { day } }),
    onSuccess: (dates) => client.setQueryData(datesKey(applicationId), dates),
  });
}

const choicesKey = ['mail-choices'];

/** Which e-mails the person wants. */
export function useMailChoices() {
  return useQuery<{ date_reminders: boolean }, ApiError>({
    queryKey: choicesKey,
    queryFn: ({ signal }) => call(getMailChoices, {}, { signal }),
  });
}

export function useSaveMailChoices() {
  const client = useQueryClient();
  return useMutation<{ date_reminders: boolean }, ApiError, boolean>({
    // One after another: the first press could reach the server last, and the second would be lost.
    scope: { id: 'mail-choices' },
    mutationFn: (date_reminders) => call(saveMailChoices, { body: { date_reminders } }),
    onSuccess: (choices) => client.setQueryData(choicesKey, choices),
  });
}
