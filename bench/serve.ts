import { createApp } from '#server/http/app.ts';
import { collectFront, inTurn } from '#server/http/collect-front.ts';
import { listen } from '#server/http/listen.ts';
import { mountScreens } from '#server/http/mount-screens.ts';
import { openPlatform } from '#server/open-platform.ts';
import { readEnv } from '#server/platform/env.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';

// The program as `server/main.ts` starts it, but for the brake on requests: a measurement asks more often than
// any person does. A child of `bench/run.ts`, so that the load does not share a process with what it measures.
// The built-in sign-in asks each new browser for a word from the terminal, which nobody reads here.
const env = readEnv({ ...process.env, LOG_LEVEL: 'warn', ALLOW_LOCAL_PROVIDERS: 'yes' });
const { platform } = await openPlatform(env);
const noBrake = { ...createRateLimit(platform.clock), take: () => {} };
const app = createApp(platform, noBrake);
const pitches = await mountScreens(app, platform, 'build', noBrake);
await listen(app, env, inTurn(pitches, collectFront(platform, noBrake)));
process.send?.(process.pid);
