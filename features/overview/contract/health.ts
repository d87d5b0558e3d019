import { z } from 'zod';
import { scannerMode } from '#features/documents/contract.ts';
import { mailDelivery } from '#features/mails/contract.ts';
import { contract } from '#platform/shared/contract.ts';

/** Whether a part answered, and how fast. */
export const probe = z.object({ ok: z.boolean(), milliseconds: z.number(), reason: z.string().optional() });
export type Probe = z.infer<typeof probe>;

/** Megabytes free on the files' disk, and the minimum for uploads; null for a bucket. */
const diskRoom = z.object({ free_mb: z.int(), floor_mb: z.int() }).nullable();

export const systemState = z.object({
  database: probe,
  /** `missing`: documents without bytes; absent while the database does not answer. */
  files: probe.extend({ missing: z.int().optional(), disk: diskRoom }),
  /** `local` without a configured scanner, and then always ok. */
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

/** The parts of the system for admins; each has just done a piece of real work. */
export const systemStatus = z.object({
  checked_at: z.iso.datetime(),
  totals: z.object({ users: z.int(), applications: z.int(), documents: z.int() }),
  /** A round trip to the database. */
  database: probe,
  /** A small object was written, read and erased. */
  storage: probe.extend({ missing: z.int().optional(), disk: diskRoom }),
  /** A ping; `waiting`: uploaded files that are not scanned yet. */
  scanner: probe.extend({ mode: scannerMode, waiting: z.int() }),
  /** A token was signed and verified, and the provider's metadata read. */
  authentication: probe.extend({ provider: z.enum(['google', 'built-in']) }),
  /** A connection to the mail server, where one is configured. */
  mail: probe.extend({ delivery: mailDelivery, waiting: z.int(), failed: z.int() }),
  /** `oldest_seconds`: how long the oldest due job has waited; null without one. */
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
