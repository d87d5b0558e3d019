import { resolve } from 'node:path';
import { createApp } from '#app/server/app.ts';
import { fastPath } from '#app/server/fast-path.ts';
import { mountScreens } from '#app/server/mount-screens.ts';
import { openPlatform } from '#app/server/open-platform.ts';
import { loadScreens } from '#app/server/page-route.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import { listen } from '#platform/server/http/listen.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';

// The program as `app/server/main.ts` starts it, but for the brake on requests: a measurement asks more often than
// any person does. A child of `bench/run.ts`, so that the load does not share a process with what it measures.
// The built-in sign-in asks each new browser for a word from the terminal, which nobody reads here.
const env = readEnv({ ...process.env, LOG_LEVEL: 'warn', ALLOW_LOCAL_PROVIDERS: 'yes' });
const screens = await loadScreens(resolve('build'));
const { platform } = await openPlatform(env, screens, systemClock);
const noBrake = { ...createRateLimit(platform.clock), take: () => {} };
const app = createApp(platform, noBrake);
await mountScreens(app, platform, screens, noBrake);
await listen(app, env, fastPath(platform, noBrake));
process.send?.(process.pid);
