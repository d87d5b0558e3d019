import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/browser/api.ts';
import { listOwnApplications, startApplication } from '../contract/applications.ts';

/** The application that the person looks at now; `data` is null when they have none yet. */
export function useApplication() {
  const query = useOwnApplications();
  const [selected] = useSelectedApplication();
  const applications = query.data?.applications;
  const data = applications && (applications.find(({ id }) => id === selected) ?? applications[0] ?? null);
  return { ...query, data };
}

/**
 * The same, but creates the person's own when there is none, also beside somebody else's: opening the dashboard is what
 * starts it.
 */
export function useStartedApplication() {
  const client = useQueryClient();
  const query = useApplication();
  const all = useOwnApplications().data?.applications;
  const start = useMutation({
    mutationFn: () => call(startApplication, { body: {} }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownApplicationsKey });
      await client.invalidateQueries({ queryKey: ['audit'] });
    },
  });

  const missing = all !== undefined && !all.some(({ applicant }) => applicant === 'self');
  const { mutate, isIdle } = start;
  useEffect(() => {
    if (missing && isIdle) mutate();
  }, [missing, isIdle, mutate]);

  return {
    application: query.data ?? undefined,
    updatedAt: query.dataUpdatedAt,
    error: query.error ?? start.error,
    retrying: query.isFetching || start.isPending,
    retry: () => (missing ? mutate() : void query.refetch()),
  };
}

export const ownApplicationsKey = ['applications', 'own'] as const;

/** The person's applications, their own first, and how many they may have. */
export function useOwnApplications() {
  return useQuery({
    queryKey: ownApplicationsKey,
    queryFn: ({ signal }) => call(listOwnApplications, {}, { signal }),
  });
}

/** Kept in the browser, like everything of a person there wiped at sign-out. */
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

/** The id of the application that this browser was last set to, in all its tabs, and how to set another. */
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
