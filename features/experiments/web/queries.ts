import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, call } from '#platform/browser/api.ts';
import { newKey } from '#platform/browser/new-key.ts';
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
export const experimentsQuery = queryOptions({
  queryKey: [...root, 'list'],
  queryFn: ({ signal }) => call(listExperiments, {}, { signal }),
});

/** The landing pages that a variant can show. */
export const experimentPagesQuery = queryOptions({
  queryKey: [...root, 'pages'],
  queryFn: ({ signal }) => call(listExperimentPages, {}, { signal }),
});

/** An experiment with its checks and history. */
export const experimentQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => call(getExperiment, { params: { id } }, { signal }),
  });

export const experimentResultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'results', id],
    queryFn: ({ signal }) => call(getExperimentResults, { params: { id } }, { signal }),
  });

export type Status = Pick<Experiment, 'id' | 'version'> & { status: 'active' | 'paused' };

export type Decision = Pick<Experiment, 'id' | 'version'> & { winner: string | null; note: string };

/** All mutations of experiments. A form shows its own refusals; other failures toast. */
export function useExperimentChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: root });
  const failed = (title: string) => (error: ApiError) =>
    notify.error(title, error.code === 'stale' ? texts.errors.stale : error.message);
  const create = useMutation({
    mutationFn: ({ form, key }: { form: ExperimentForm; key: string }) =>
      call(createExperiment, { body: { ...form, client_key: key } }),
    onSuccess: () => notify.success(texts.done.created),
    onError: failed(texts.errors.creating),
    onSettled,
  });
  const save = useMutation({
    mutationFn: ({ id, form, version }: { id: string; form: ExperimentForm; version: number }) =>
      call(saveExperiment, { params: { id }, body: { ...form, version } }),
    onSuccess: () => notify.success(texts.done.saved),
    onSettled,
  });
  const status = useMutation({
    mutationFn: ({ id, ...body }: Status) => call(setExperimentStatus, { params: { id }, body }),
    onSuccess: (changed) => notify.success(texts.done.changed(changed.status)),
    onError: failed(texts.errors.updating),
    onSettled,
  });
  const finish = useMutation({
    mutationFn: ({ id, version, winner, note }: Decision) =>
      call(finishExperiment, { params: { id }, body: { version, winner_variant_id: winner, note } }),
    onSuccess: (changed) => notify.success(texts.done.changed(changed.status)),
    onError: failed(texts.errors.finishing),
    onSettled,
  });
  const duplicate = useMutation({
    mutationFn: ({ id, key = newKey() }: { id: string; key?: string }) =>
      call(duplicateExperiment, { params: { id }, body: { client_key: key } }),
    onSuccess: ({ name }) => notify.success(texts.done.duplicated, texts.done.duplicatedBody(name)),
    onError: failed(texts.errors.duplicating),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (params: { id: string }) => call(deleteExperiment, { params }),
    onSuccess: () => notify.success(texts.done.deleted),
    onError: failed(texts.errors.deleting),
    onSettled,
  });
  return { create, save, status, finish, duplicate, remove };
}
