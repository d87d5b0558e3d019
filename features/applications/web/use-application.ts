import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/browser/api.ts';
import { startApplication } from '../contract/applications.ts';
import { ownApplicationsKey, useOwnApplications } from './use-own-applications.ts';
import { useSelectedApplication } from './use-selected-application.ts';

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
