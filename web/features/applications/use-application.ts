import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getApplication, startApplication } from '#domain/contracts/applications.ts';
import { call } from '../../lib/api.ts';

const applicationKey = ['applications', 'own'] as const;

/** A decision of staff appears by itself within this time, also on a screen that nobody touches. */
const refreshMs = 30_000;

/** The person's own application; `data` is null when they have none yet. */
export function useApplication() {
  return useQuery({
    queryKey: applicationKey,
    queryFn: async ({ signal }) => (await call(getApplication, {}, { signal })).application,
    refetchInterval: refreshMs,
  });
}

/** The same, but creates the application when there is none: opening the dashboard is what starts it. */
export function useStartedApplication() {
  const client = useQueryClient();
  const query = useApplication();
  const start = useMutation({
    mutationFn: () => call(startApplication, { body: {} }),
    onSuccess: ({ application }) => {
      client.setQueryData(applicationKey, application);
      return client.invalidateQueries({ queryKey: ['audit'] });
    },
  });

  const missing = query.data === null;
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
