import type { JobPayload, TaskName } from '#domain/contracts/jobs.ts';
import type { JobPlatform } from '#server/platform/jobs.ts';
import { tasks } from '#server/tasks.ts';

/** Runs a job as the worker would. */
export const runTask = <Name extends TaskName>(
  platform: JobPlatform,
  name: Name,
  payload: JobPayload<Name>,
): Promise<void> => tasks[name](payload, platform);
