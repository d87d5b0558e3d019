import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { newKey } from '#platform/browser/new-key.ts';
import type { Output } from '#platform/shared/contract.ts';
import { notify } from '#ui/notify.ts';
import { getExperimentResults } from '../contract/experiment-results.ts';
import {
  createExperiment,
  deleteExperiment,
  duplicateExperiment,
  type Experiment,
  finishExperiment,
  getExperiment,
  listExperimentPages,
  listExperiments,
  saveExperiment,
  setExperimentStatus,
} from '../contract/experiments.ts';
import type { ExperimentForm } from '../rules/experiments.ts';
import { officeExperimentTexts as texts } from '../texts/office-experiments.ts';

const root = ['experiments'] as const;

/** All experiments, newest first. */
export function useExperiments() {
  return useQuery<Output<typeof listExperiments>, ApiError>({
    queryKey: [...root, 'list'],
    queryFn: ({ signal }) => call(listExperiments, {}, { signal }),
  });
}

/** What a variant can show. */
export function useExperimentPages() {
  return useQuery<Output<typeof listExperimentPages>, ApiError>({
    queryKey: [...root, 'pages'],
    queryFn: ({ signal }) => call(listExperimentPages, {}, { signal }),
  });
}

/** One experiment with its checks and timeline; looked at anew each time. */
export function useExperiment(id: string, enabled = true) {
  return useQuery<Output<typeof getExperiment>, ApiError>({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => call(getExperiment, { params: { id } }, { signal }),
    enabled,
  });
}

export function useExperimentResults(id: string) {
  return useQuery<Output<typeof getExperimentResults>, ApiError>({
    queryKey: [...root, 'results', id],
    queryFn: ({ signal }) => call(getExperimentResults, { params: { id } }, { signal }),
  });
}

export type Status = Pick<Experiment, 'id' | 'version'> & { status: 'active' | 'paused' };

export type Decision = Pick<Experiment, 'id' | 'version'> & { winner: string | null; note: string };

/** Everything that changes experiments. Refusals of forms are left for the form to show, the rest is told at once. */
export function useExperimentChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: root });
  const failed = (title: string) => (error: ApiError) =>
    notify.error(title, error.code === 'stale' ? texts.errors.stale : error.message);
  const create = useMutation<Experiment, ApiError, { form: ExperimentForm; key: string }>({
    mutationFn: ({ form, key }) => call(createExperiment, { body: { ...form, client_key: key } }),
    onSuccess: () => notify.success(texts.done.created),
    onError: failed(texts.errors.creating),
    onSettled,
  });
  const save = useMutation<Experiment, ApiError, { id: string; form: ExperimentForm; version: number }>({
    mutationFn: ({ id, form, version }) =>
      call(saveExperiment, { params: { id }, body: { ...form, version } }),
    onSuccess: () => notify.success(texts.done.saved),
    onSettled,
  });
  const status = useMutation<Experiment, ApiError, Status>({
    mutationFn: ({ id, ...body }) => call(setExperimentStatus, { params: { id }, body }),
    onSuccess: (changed) => notify.success(texts.done.changed(changed.status)),
    onError: failed(texts.errors.updating),
    onSettled,
  });
  const finish = useMutation<Experiment, ApiError, Decision>({
    mutationFn: ({ id, version, winner, note }) =>
      call(finishExperiment, { params: { id }, body: { version, winner_variant_id: winner, note } }),
    onSuccess: (changed) => notify.success(texts.done.changed(changed.status)),
    onError: failed(texts.errors.finishing),
    onSettled,
  });
  const duplicate = useMutation<Experiment, ApiError, { id: string; key?: string }>({
    mutationFn: ({ id, key = newKey() }) =>
      call(duplicateExperiment, { params: { id }, body: { client_key: key } }),
    onSuccess: ({ name }) => notify.success(texts.done.duplicated, texts.done.duplicatedBody(name)),
    onError: failed(texts.errors.duplicating),
    onSettled,
  });
  const remove = useMutation<undefined, ApiError, { id: string }>({
    mutationFn: (params) => call(deleteExperiment, { params }),
    onSuccess: () => notify.success(texts.done.deleted),
    onError: failed(texts.errors.deleting),
    onSettled,
  });
  return { create, save, status, finish, duplicate, remove };
}
