import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/browser/api.ts';
import { type ApplicantKind, removeApplication, startApplication } from '../contract/applications.ts';
import { ownApplicationsKey } from './use-own-applications.ts';

/** Somebody else to keep an application for. */
export interface NewPerson {
  applicant: Exclude<ApplicantKind, 'self'>;
  applicant_name: string;
}

/** Starts an application for somebody else; `created` is false when there is one already. */
export function useAddPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPerson) => call(startApplication, { body }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ownApplicationsKey });
      await client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}

/** Takes back a person that was added by mistake. */
export function useRemovePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeApplication, { params: { id } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ownApplicationsKey });
      await client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}
