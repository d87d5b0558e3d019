import { resolve } from 'node:path';
import { ensureSetupKey } from '#features/accounts/server/admin-setup.ts';
import { checkDocumentKey } from '#features/documents/server/document-key.ts';
import { readEnv } from '#platform/server/env.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { StartError } from '#platform/server/start-error.ts';
import { admission } from './admission.ts';
import { createApp } from './app.ts';
import { chain, collectFastPath } from './collect-fast-path.ts';
import { mountScreens } from './mount-screens.ts';
import { openPlatform } from './open-platform.ts';

/** After this time a stop ends the process. */
const stopMs = 8_000;

async function main(): Promise<void> {
  let asked = false;
  let stopping = false;
  // A signal during the start waits for its end, or our database would go on without us; a second one does not wait.
  let stop = async (): Promise<void> => {
    if (asked) process.exit(1);
    asked = true;
  };
  process.on('SIGTERM', () => stop());
  process.on('SIGINT', () => stop());
  const env = readEnv(process.env);
  const { platform, databaseSource, close } = await openPlatform(env);
  const server = await serve(platform, databaseSource).catch(async (error: unknown) => {
    // Otherwise our own database would go on without us.
    await close();
    throw error;
  });
  stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    platform.load.beginStopping();
    // Streams never end by themselves, and the server waits for every open connection.
    await platform.live.stop();
    await server.stop();
    await close();
    process.exit(0);
  };
  if (asked) await stop();
}

/** Everything that needs the open services, up to the line that says where we are. @throws StartError, among others. */
async function serve(platform: Platform, databaseSource: string): Promise<Listening> {
  await checkDocumentKey(platform);
  const setupKey = await ensureSetupKey(platform);
  const rateLimit = createRateLimit(platform.clock);
  const app = createApp(platform, rateLimit);
  const pitches = await mountScreens(app, platform, resolve(process.env.BUILD_DIR ?? 'build'), rateLimit);
  const front = chain(admission(platform), chain(pitches, collectFastPath(platform, rateLimit)));
  const server = await listen(app, platform.env, front);
  printWelcome(platform, databaseSource, setupKey);
  return server;
}

/** What the operator reads when the server is up. The setup key is printed once, at the first start. */
function printWelcome(
  { env, identity, billing, scanner }: Platform,
  databaseSource: string,
  setupKey: string | undefined,
): void {
  const signIn =
    identity.mode === 'google' ? 'Google' : 'built-in (anyone on this machine can sign in as anyone)';
  const lines = [
    `Rumo is ready: ${env.publicUrl}`,
    `  sign-in   ${signIn}`,
    `  billing   ${billing.mode === 'stripe' ? stripeLine(billing) : 'built-in, in test mode: no money moves'}`,
    `  database  ${databaseSource}`,
    `  files     ${env.storageUrl ? 'bucket of STORAGE_URL' : `${env.dataDir}/files`}`,
    `  viruses   ${scanner.mode === 'clamd' ? 'clamd of CLAMAV_URL' : 'built-in: knows one test file and no virus'}`,
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
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Without the secret every event is refused, and no paid plan begins until an operator looks. */
const stripeLine = ({ webhookSecret }: Platform['billing']) =>
  webhookSecret ? 'Stripe' : 'Stripe, but without STRIPE_WEBHOOK_SECRET its events are refused';

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
