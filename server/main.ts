import { resolve } from 'node:path';
import { ensureSetupKey } from './features/accounts/ensure-setup-key.ts';
import { createApp } from './http/app.ts';
import { collectFront, inTurn } from './http/collect-front.ts';
import { listen } from './http/listen.ts';
import { mountScreens } from './http/mount-screens.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { openPlatform } from './open-platform.ts';
import { EnvError, readEnv } from './platform/env.ts';
import { printWelcome } from './print-welcome.ts';

/** How long a stop may take before the process ends regardless. */
const stopMs = 10_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const { platform, databaseSource, close } = await openPlatform(env);
  const setupKey = await ensureSetupKey(platform);
  const rateLimit = createRateLimit(platform.clock);
  const app = createApp(platform, rateLimit);
  const pitches = await mountScreens(app, platform, resolve(process.env.BUILD_DIR ?? 'build'));
  const front = inTurn(pitches, collectFront(platform, rateLimit));
  const server = await listen(app, { host: env.host, port: env.port }, front);
  printWelcome(platform, databaseSource, setupKey);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    // Streams never end by themselves, and the server waits for everything that is open.
    await platform.live.stop();
    await server.stop();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});
