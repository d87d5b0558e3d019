import { bulk, type Route, reads, route, writes } from '#platform/server/http/route.ts';
import * as results from './contract/experiment-results.ts';
import * as experiments from './contract/experiments.ts';
import { createExperiment, deleteExperiment, duplicateExperiment, saveExperiment } from './server/draft.ts';
import { getExperiment, listExperimentPages, listExperiments } from './server/read.ts';
import { exportExperimentResults, getExperimentResults } from './server/results.ts';
import { finishExperiment, setExperimentStatus } from './server/status.ts';

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
