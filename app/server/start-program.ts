import type { ServerResponse } from 'node:http';
import { ensureSetupKey } from '#features/accounts/server/admin-setup.ts';
import { checkDocumentKey } from '#features/documents/server/document-key.ts';
import { type Clock, systemClock } from '#platform/server/clock.ts';
import type { Env } from '#platform/server/env.ts';
import { listen } from '#platform/server/http/listen.ts';
import type { Peers } from '#platform/server/peers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { admission } from './admission.ts';
import { createApp } from './app.ts';
import { fastPath } from './fast-path.ts';
import { mountScreens } from './mount-screens.ts';
import { openPlatform } from './open-platform.ts';
import { loadScreens } from './page-route.ts';

export interface Program {
  /** What the operator reads when the server is up. The setup key is in it once, at the first start. */
  welcome: string;
  /** Ends streams, then requests, then services. */
  stop(): Promise<void>;
}

/**
 * Opens the services and listens. Tests hand in a clock that they move. `peers` are the other processes of PROCESSES, of which
 * the one for jobs listens nowhere. @throws StartError, among others.
 */
export async function startProgram(env: Env, clock: Clock = systemClock, peers?: Peers): Promise<Program> {
  const screens = await loadScreens(env.buildDir);
  const { platform, databaseSource, close } = await openPlatform(env, screens, clock, peers?.name);
  try {
    await checkDocumentKey(platform);
    // Who serves the setup page says what it asks for.
    const setupKey = env.role === 'worker' ? undefined : await ensureSetupKey(platform);
    const rateLimit = createRateLimit(platform.clock, peers);
    const app = createApp(platform, rateLimit, peers);
    await mountScreens(app, platform, screens, rateLimit);
    const [admit, answerFast] = [admission(platform), fastPath(platform, rateLimit)];
    const answersNothing = peers && env.role === 'worker';
    const server = answersNothing
      ? undefined
      : await listen(app, env, (incoming, outgoing, next) => {
          if (env.role === 'worker' && !isServedByWorkers(incoming.url ?? '', platform.billing))
            return refuseAtWorker(outgoing);
          return admit(incoming, outgoing, () => answerFast(incoming, outgoing, next));
        });
    return {
      welcome: welcomeLines(platform, databaseSource, setupKey, peers).join('\n'),
      async stop() {
        platform.load.beginStopping();
        // Streams never end by themselves, and the server waits for every open connection.
        await platform.live.stop();
        await server?.stop();
        await close();
      },
    };
  } catch (error) {
    // Otherwise our own database would go on without us.
    await close();
    throw error;
  }
}

/** Probes and metrics: a balancer that sends people here is set up wrongly. */
const servedByWorkers = /^\/(api\/(live|ready|health)|metrics)(\?|$)/;

/** The built-in billing's events are a job, which hands them to the process that runs it. */
const isServedByWorkers = (url: string, { mode }: Platform['billing']) =>
  servedByWorkers.test(url) || (mode === 'built-in' && url === '/api/billing/webhook');

function refuseAtWorker(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  outgoing.end('This process runs jobs and serves no pages (ROLE=worker).\n');
}

function welcomeLines(
  { env, identity, billing, scanner }: Platform,
  databaseSource: string,
  setupKey: string | undefined,
  peers: Peers | undefined,
): string[] {
  const signIn =
    identity.mode === 'google' ? 'Google' : 'built-in (anyone on this machine can sign in as anyone)';
  const lines = [
    `Rumo is ready: ${env.publicUrl}`,
    `  sign-in   ${signIn}`,
    `  billing   ${billing.mode === 'stripe' ? stripeLine(billing) : 'built-in, in test mode: no money moves'}`,
    `  database  ${peers ? 'shared by its processes' : databaseSource}`,
    `  files     ${env.storageUrl ? 'bucket of STORAGE_URL' : `${env.dataDir}/files`}`,
    `  viruses   ${scanner.mode === 'clamd' ? 'clamd of CLAMAV_URL' : 'built-in: knows one test file and no virus'}`,
    peers ? `  processes ${peers.others} for pages, one for jobs` : `  jobs      ${jobLines[env.role]}`,
    `  e-mail    ${env.smtp ? 'mail server of SMTP_URL' : 'kept in the database, nothing is sent'}`,
  ];
  if (identity.signInWord)
    lines.push(
      `  Sign-in word, asked once of each browser: ${identity.signInWord}`,
      `  (or open ${env.publicUrl}/idp/word/${identity.signInWord})`,
    );
  if (setupKey) {
    lines.push(`  Admin Setup Key (shown once; enter it at ${env.publicUrl}/admin-setup)`, `  ${setupKey}`);
  }
  return lines;
}

const jobLines = {
  all: 'run here',
  web: 'run in other processes (ROLE=worker)',
  worker: 'run here, and nothing else',
} satisfies Record<Env['role'], string>;

/** Without the secret every event is refused, and no paid plan begins until an operator looks. */
const stripeLine = ({ webhookSecret }: Platform['billing']) =>
  webhookSecret ? 'Stripe' : 'Stripe, but without STRIPE_WEBHOOK_SECRET its events are refused';
