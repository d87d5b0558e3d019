import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ClientConfig } from 'pg';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { startChild } from './children.ts';

/** The running program with one person signed in to it, and how the bare side reaches the same database. */
export interface World {
  url: string;
  /** Headers of the signed-in person. */
  headers: { authorization: string; cookie: string };
  userId: string;
  applicationId: string;
  /** Of the program. */
  pid: number;
  dataDir: string;
  connection: ClientConfig;
}

/** Starts the program over an empty data folder, signs one person in through the provider and saves their profile and
 * starts their application. */
export async function prepare(dataDir: string, program = 'bench/serve.ts'): Promise<World> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const pid = await startChild(program, undefined, { PORT: String(port), DATA_DIR: dataDir });

  const browser = aBrowser(() => url);
  const session = await browser.signIn('margaret.ellison@example.com', 'Margaret Ellison');
  const saved = await browser.call('/api/profile', session, {
    method: 'PUT',
    body: JSON.stringify({
      full_name: 'Margaret Ellison',
      phone: null,
      nationality: null,
      current_location: null,
    }),
  });
  if (!saved.ok) throw new Error(`the profile was refused: ${await saved.text()}`);
  const started = await browser.call('/api/applications', session, { method: 'POST', body: '{}' });
  if (!started.ok) throw new Error(`the application was refused: ${await started.text()}`);
  const { application } = (await started.json()) as { application: { id: string } };
  return {
    url,
    headers: {
      authorization: `Bearer ${session.access_token}`,
      cookie: browser.cookieFor('/'),
    },
    userId: session.user.id,
    applicationId: application.id,
    pid: Number(pid),
    dataDir,
    connection: { ...superuserConnection(openCluster(dataDir, {})), database: 'rumo' },
  };
}

/** Headers of the same person after a while: a token lives for minutes, and large worlds take longer. */
export async function signInAgain({ url }: World): Promise<World['headers']> {
  const browser = aBrowser(() => url);
  const session = await browser.signIn('margaret.ellison@example.com', 'Margaret Ellison');
  return { authorization: `Bearer ${session.access_token}`, cookie: browser.cookieFor('/') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
