import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as results from './contract/experiment-results.ts';
import * as experiments from './contract/experiments.ts';
import { createExperiment } from './server/create-experiment.ts';
import { deleteExperiment } from './server/delete-experiment.ts';
import { duplicateExperiment } from './server/duplicate-experiment.ts';
import { exportExperimentResults } from './server/export-experiment-results.ts';
import { finishExperiment } from './server/finish-experiment.ts';
import { getExperiment } from './server/get-experiment.ts';
import { getExperimentResults } from './server/get-experiment-results.ts';
import { listExperimentPages } from './server/list-experiment-pages.ts';
import { listExperiments } from './server/list-experiments.ts';
import { saveExperiment } from './server/save-experiment.ts';
import { setExperimentStatus } from './server/set-experiment-status.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
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
