import { z } from 'zod';
import { scannerMode } from '#features/documents/contract.ts';
import { mailDelivery } from '#features/mails/contract.ts';
import { contract } from '#platform/shared/contract.ts';

/** One part of the system: whether it answered just now, and how long that took. */
export const probe = z.object({ ok: z.boolean(), milliseconds: z.number(), reason: z.string().optional() });
export type Probe = z.infer<typeof probe>;

/** Megabytes free on the disk of the files, and how few stop uploads; null where a bucket holds them. */
const diskRoom = z.object({ free_mb: z.int(), floor_mb: z.int() }).nullable();

export const systemState = z.object({
  database: probe,
  /** `missing`: documents whose bytes the regular check did not find; absent while the database does not answer. */
  files: probe.extend({ missing: z.int().optional(), disk: diskRoom }),
  /** Without one configured it is `local` and always well. */
  scanner: probe.extend({ mode: scannerMode }),
  worker: probe,
});
export type SystemState = z.infer<typeof systemState>;

export const health = contract({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the system can serve: 200 when ready, 503 and the reason when not',
  response: 'bytes',
});

export const live = contract({
  method: 'get',
  path: '/api/live',
  summary: 'Whether the process runs: 200, for what restarts it',
  response: 'bytes',
});

export const ready = contract({
  method: 'get',
  path: '/api/ready',
  summary: 'Whether requests may be sent here: 503 from the moment that it was told to stop, for balancers',
  response: 'bytes',
});

/** The parts of the system as an admin sees them; each has just done a piece of its real work. */
export const systemStatus = z.object({
  checked_at: z.iso.datetime(),
  totals: z.object({ users: z.int(), applications: z.int(), documents: z.int() }),
  /** A question to the database, there and back. */
  database: probe,
  /** A small object was written, read and erased again. */
  storage: probe.extend({ missing: z.int().optional(), disk: diskRoom }),
  /** A sign of life; `waiting`: uploaded files that are not checked yet. */
  scanner: probe.extend({ mode: scannerMode, waiting: z.int() }),
  /** Something was signed and proved with our key, and the provider's description was read. */
  authentication: probe.extend({ provider: z.enum(['google', 'built-in']) }),
  /** A greeting with the mail server, where one is configured. */
  mail: probe.extend({ delivery: mailDelivery, waiting: z.int(), failed: z.int() }),
  /** `oldest_seconds`: for how long the oldest job has waited that could run; null when none waits. */
  jobs: probe.extend({ waiting: z.int(), given_up: z.int(), oldest_seconds: z.int().nullable() }),
});
export type SystemStatus = z.infer<typeof systemStatus>;

export const getSystemStatus = contract({
  method: 'get',
  path: '/api/office/system',
  summary: 'Totals, and a real probe of each part of the system',
  response: systemStatus,
  errors: ['not_authenticated', 'forbidden'],
});
