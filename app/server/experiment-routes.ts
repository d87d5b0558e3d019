import * as results from '#features/experiments/contract/experiment-results.ts';
import * as experiments from '#features/experiments/contract/experiments.ts';
import { createExperiment } from '#features/experiments/server/create-experiment.ts';
import { deleteExperiment } from '#features/experiments/server/delete-experiment.ts';
import { duplicateExperiment } from '#features/experiments/server/duplicate-experiment.ts';
import { exportExperimentResults } from '#features/experiments/server/export-experiment-results.ts';
import { finishExperiment } from '#features/experiments/server/finish-experiment.ts';
import { getExperiment } from '#features/experiments/server/get-experiment.ts';
import { getExperimentResults } from '#features/experiments/server/get-experiment-results.ts';
import { listExperimentPages } from '#features/experiments/server/list-experiment-pages.ts';
import { listExperiments } from '#features/experiments/server/list-experiments.ts';
import { saveExperiment } from '#features/experiments/server/save-experiment.ts';
import { setExperimentStatus } from '#features/experiments/server/set-experiment-status.ts';
import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

/** The part of `routes.ts` that is about experiments. */
export const experimentRoutes: readonly Route[] = [
  route(experiments.listExperiments, { policy: 'admin', limits: reads }, listExperiments),
  route(experiments.listExperimentPages, { policy: 'admin', limits: reads }, listExperimentPages),
  route(experiments.getExperiment, { policy: 'admin', limits: reads }, getExperiment),
  route(experiments.createExperiment, { policy: 'admin', limits: writes }, createExperiment),
  route(experiments.saveExperiment, { policy: 'admin', limits: writes }, saveExperiment),
  route(experiments.duplicateExperiment, { policy: 'admin', limits: writes }, duplicateExperiment),
  route(experiments.deleteExperiment, { policy: 'admin', limits: writes }, deleteExperiment),
  route(experiments.setExperimentStatus, { policy: 'admin', limits: writes }, setExperimentStatus),
  route(experiments.finishExperiment, { policy: 'admin', limits: writes }, finishExperiment),
  route(results.getExperimentResults, { policy: 'admin', limits: reads }, getExperimentResults),
  route(results.exportExperimentResults, { policy: 'admin', limits: bulk }, exportExperimentResults),
];
