import { tasks } from '#app/server/tasks.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload, TaskName } from '#platform/shared/jobs.ts';

/** Runs a job as the worker would. */
export const runTask = <Name extends TaskName>(
  platform: JobPlatform,
  name: Name,
  payload: JobPayload<Name>,
): Promise<void> => tasks[name](payload, platform);
