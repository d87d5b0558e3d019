import { randomBytes, randomUUID } from 'node:crypto';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import type { Files } from '#platform/server/files/files.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SystemStatus } from '../../contract/health.ts';
import { probe } from './probe.ts';

/** Somebody waits in front of the screen, and other machines are asked: longer than `/api/health` waits. */
const patienceMs = 6_000;

const { failures } = officeSettingsTexts.system;

type Parts = Pick<SystemStatus, 'database' | 'storage' | 'scanner' | 'authentication' | 'mail' | 'jobs'>;
type Probed = { [Part in keyof Parts]: Awaited<ReturnType<typeof probe>> };

/** Lets each part do a piece of its real work, all at once. Never throws. */
export async function probeParts(platform: Platform): Promise<Probed> {
  const { database, files, scanner, tokens, identity, mail, worker } = platform;
  const [asked, stored, scanned, signed, greeted, working] = await Promise.all([
    probe(() => database.probe(), failures.database, patienceMs),
    probe(() => tryFiles(files), failures.storage, patienceMs),
    probe(() => scanner.probe(), failures.scanner, patienceMs),
    probe(() => Promise.all([tryTokens(tokens), identity.probe()]), failures.authentication, patienceMs),
    probe(() => mail.probe(), failures.mail, patienceMs),
    probe(() => worker.probe(), failures.jobs, patienceMs),
  ]);
  return {
    database: asked,
    storage: stored,
    scanner: scanned,
    authentication: signed,
    mail: greeted,
    jobs: working,
  };
}

/** Writes a small object as an upload does, reads it back, compares, and erases it. */
async function tryFiles(files: Files): Promise<void> {
  const content = randomBytes(64);
  const key = `${randomUUID()}/${randomUUID()}_probe`;
  const staged = await files.stage(
    (async function* () {
      yield content;
    })(),
    { size: content.length },
  );
  try {
    const wrappedKey = await staged.publish(key);
    const read = await files.open({ key, size: content.length, wrappedKey });
    const back = Buffer.concat(await read.toArray());
    if (!back.equals(content)) throw new Error('the file store gave back something else');
  } finally {
    await staged.discard();
    await files.erase(key);
  }
}

/** Nobody's token: it names a session that there is not. */
async function tryTokens(tokens: Platform['tokens']): Promise<void> {
  const { token } = await tokens.sign({ userId: randomUUID(), sessionId: randomUUID() });
  if (!(await tokens.verify(token))) throw new Error('a token of our own was not recognised');
}
