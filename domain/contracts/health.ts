import { z } from 'zod';
import { contract } from './contract.ts';

/** One part of the system: whether it answered just now, and how long that took. */
export const probe = z.object({ ok: z.boolean(), milliseconds: z.number(), reason: z.string().optional() });
export type Probe = z.infer<typeof probe>;

export const systemState = z.object({
  database: probe,
  /** `missing`: documents whose bytes the regular check did not find; absent while the database does not answer. */
  files: probe.extend({ missing: z.int().optional() }),
  worker: probe,
});
export type SystemState = z.infer<typeof systemState>;

export const health = contract({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the system can serve: 200 when ready, 503 and the reason when not',
  response: 'bytes',
});
