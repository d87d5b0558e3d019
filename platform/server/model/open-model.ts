import type { Env } from '../env.ts';
import { gemini } from './gemini.ts';
import type { Model } from './model.ts';

/** The operator's model; undefined without a key, and then the library answers everything. */
export function openModel(env: Pick<Env, 'gemini'>): Model | undefined {
  return env.gemini && gemini(env.gemini);
}
