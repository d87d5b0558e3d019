import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import type { CalendarAddress } from '../contract/calendar.ts';
import { getCalendarAddress, makeCalendarAddress, removeCalendarAddress } from '../contract/calendar.ts';

const addressKey = ['calendar-address'];

interface Known {
  address: CalendarAddress | null;
}

/** Whether the person's calendar has a private address. */
export function useCalendarAddress() {
  return useQuery<Known, ApiError>({
    queryKey: addressKey,
    queryFn: ({ signal }) => call(getCalendarAddress, {}, { signal }),
  });
}

/** Makes an address in the place of the one with this id. Only its answer says which one: it is kept nowhere else. */
export function useMakeCalendarAddress() {
  const client = useQueryClient();
  return useMutation<{ address: CalendarAddress; url: string }, ApiError, string | null>({
    scope: { id: 'calendar-address' },
    gcTime: 0,
    mutationFn: (replaces) => call(makeCalendarAddress, { body: { replaces } }),
    onSuccess: ({ address }) => client.setQueryData<Known>(addressKey, { address }),
    // Another tab or device was first: what is true now stands there when they try again.
    onError: () => client.invalidateQueries({ queryKey: addressKey }),
  });
}

/** Ends the address, whichever it is. */
export function useRemoveCalendarAddress() {
  const client = useQueryClient();
  return useMutation<undefined, ApiError, void>({
    scope: { id: 'calendar-address' },
    mutationFn: () => call(removeCalendarAddress, {}),
    onSuccess: () => client.setQueryData<Known>(addressKey, { address: null }),
  });
}
