import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { accountQuery } from '#features/accounts/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import { startApplication } from '../contract/applications.ts';
import { ownApplicationsQuery } from './queries.ts';

/** The selected application; `data` is null when the user has none yet. */
export function useApplication() {
  const query = useQuery(ownApplicationsQuery);
  const [selected] = useSelectedApplication();
  const applications = query.data?.applications;
  const data = applications && (applications.find(({ id }) => id === selected) ?? applications[0] ?? null);
  return { ...query, data };
}

/**
 * Like `useApplication`, but creates the user's own application if there is none, even beside another person's: opening the
 * dashboard starts it. For staff it does so only when `start` is called.
 */
export function useStartedApplication() {
  const client = useQueryClient();
  const query = useApplication();
  const all = useQuery(ownApplicationsQuery).data?.applications;
  const start = useMutation({
    mutationFn: () => call(startApplication, { body: {} }),
    onSuccess: () => invalidateTopic(client, 'applications'),
  });

  const missing = all !== undefined && !all.some(({ applicant }) => applicant === 'self');
  const account = useQuery({ ...accountQuery, enabled: missing });
  const isForStaff = account.data?.abilities.enter_office;
  const { mutate, isIdle } = start;
  useEffect(() => {
    if (missing && isIdle && isForStaff === false) mutate();
  }, [missing, isIdle, isForStaff, mutate]);

  return {
    application: query.data ?? undefined,
    updatedAt: query.dataUpdatedAt,
    error: query.error ?? (missing ? (account.error ?? start.error) : null),
    retrying: query.isFetching || account.isFetching || start.isPending,
    retry() {
      if (!missing) void query.refetch();
      else if (isForStaff === undefined) void account.refetch();
      else mutate();
    },
    /** A member of staff without any application, who may start one. */
    staff: missing && !query.data && isForStaff ? account.data : undefined,
    start: mutate,
    isStarting: start.isPending,
  };
}

/** Local storage; cleared at sign-out with all of the user's data. */
const key = 'rumo-application';

const listeners = new Set<() => void>();

// Storage can be forbidden: the choice then lasts as long as the page.
let unsaved: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unsaved;
  }
}

/** The selected application's id, shared by all tabs of this browser, and its setter. */
export function useSelectedApplication(): [string | null, (id: string) => void] {
  const selected = useSyncExternalStore(subscribe, read, () => null);
  return [selected, select];
}

function select(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    unsaved = id;
  }
  for (const listener of listeners) listener();
}
