import * as results from '#features/experiments/contract/experiment-results.ts';
import * as experiments from '#features/experiments/contract/experiments.ts';
import { anExperimentForm } from '../../request-bodies.ts';
import { recipe } from '../recipe.ts';

const { client_key, ...form } = anExperimentForm({ client_key: '5f0f4f0e-3d7e-4a54-9a3f-0b8f3a6f7c11' });

export const experimentRecipes = [
  recipe(experiments.getExperiment, (of) => ({ params: { id: of.experiment } })),
  recipe(results.getExperimentResults, (of) => ({ params: { id: of.experiment } })),
  recipe(results.exportExperimentResults, (of) => ({ params: { id: of.experiment } })),
  recipe(experiments.createExperiment, () => ({ body: { ...form, client_key } })),
  recipe(experiments.saveExperiment, (of) => ({
    params: { id: of.experiment },
    body: { ...form, version: 1 },
  })),
  recipe(experiments.duplicateExperiment, (of) => ({ params: { id: of.experiment }, body: { client_key } })),
  recipe(experiments.deleteExperiment, (of) => ({ params: { id: of.experiment } })),
  recipe(experiments.setExperimentStatus, (of) => ({
    params: { id: of.experiment },
    body: { status: 'active', version: 1 },
  })),
  recipe(experiments.finishExperiment, (of) => ({
    params: { id: of.activeExperiment },
    body: { version: 1, winner_variant_id: of.challenger },
  })),
];
