import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../support/browser.ts';
import { followLive } from '../support/live-client.ts';
import { layReadyCluster } from '../support/ready-cluster.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';

/** PROCESSES=2 on the embedded database: two processes for pages behind one port, and one for jobs. */
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-processes-'));
let app: RunningApp;
beforeAll(async () => {
  await layReadyCluster(dataDir);
  app = await startApp(dataDir, { PROCESSES: '2', LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Of each process, by its name: when it began, and whatever else its figures say. */
async function figures(name: string): Promise<Record<string, string>> {
  const { text } = await visit('/metrics');
  const lines = [...text.matchAll(new RegExp(`^${name}\\{process="([^"]+)"[^}]*\\} (.+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, process = '', value = '']) => [process, value]));
}
const began = () => figures('process_start_time_seconds');
const all = ['web-1', 'web-2', 'worker'];
const untilAll = () =>
  expect.poll(async () => Object.keys(await began()).sort(), { timeout: 30_000 }).toEqual(all);

/** The process ids of its processes, by name. */
function pids(): Record<string, number> {
  const children = readFileSync(`/proc/${app.pid}/task/${app.pid}/children`, 'utf8').trim().split(' ');
  const named = children.flatMap((pid) => {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const name = words.find((word) => all.includes(word));
    return name ? [[name, Number(pid)] as const] : [];
  });
  return Object.fromEntries(named);
}

/**
 * A request on a connection of its own: the next process takes it. It is given up after a while, because what was being handed
 * to a process when it was killed is answered by none.
 */
async function visit(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(app.url + path, {
    headers: { connection: 'close' },
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Reads the answer to its end: left unread, it would break the client when the connection closes. */
async function statusOf(asked: Promise<Response>): Promise<number> {
  const answer = await asked;
  await answer.arrayBuffer();
  return answer.status;
}

test('it greets once, with one setup key, and every process shows its figures on one page', async () => {
  expect(app.printed().match(/Rumo is ready/g)).toHaveLength(1);
  expect(app.printed().match(/Admin Setup Key/g)).toHaveLength(1);
  expect(app.printed()).toContain('2 for pages, one for jobs');
  await untilAll();
  const { text } = await visit('/metrics');
  expect(text.match(/^# TYPE process_start_time_seconds /gm)).toHaveLength(1);
});

test('a person is served by both, and the jobs of their sign-in are done', async () => {
  const browser = aBrowser(() => app.url, { connection: 'close' });
  const session = await browser.signIn('ruth.abernathy@example.com', 'Ruth Abernathy');
  for (let turn = 0; turn < 4; turn += 1)
    expect(await statusOf(browser.call('/api/account', session))).toBe(200);
  // A process that is busy at the moment is left out of the page.
  const served = async () => Object.keys(await figures('rumo_http_requests_total'));
  await expect.poll(served).toEqual(expect.arrayContaining(['web-1', 'web-2']));
  await expect.poll(async () => (await visit('/api/health')).status, { timeout: 20_000 }).toBe(200);
});

test('of six who claim it one is the first admin, and what they set is heard by both', async () => {
  const claimers = await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      const browser = aBrowser(() => app.url, { connection: 'close' });
      return { browser, session: await browser.signIn(`claimer-${number}@example.com`, 'Ana Ribeiro') };
    }),
  );
  const body = JSON.stringify({ admin_key: /Admin Setup Key[^\n]*\n\s+(\S+)/.exec(app.printed())?.[1] });
  const answers = await Promise.all(
    claimers.map(async ({ browser, session }) => {
      const claim = browser.call('/api/admin-setup', session, { method: 'POST', body });
      return { status: await statusOf(claim), browser, session };
    }),
  );
  const [ana, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  if (!ana) throw new Error('no one became admin');

  const headers = {
    authorization: `Bearer ${ana.session.access_token}`,
    cookie: ana.browser.cookieFor('/api/updates'),
  };
  const streams: Awaited<ReturnType<typeof followLive>>[] = [];
  await expect
    .poll(async () => {
      // Two connections in turn: each process takes one.
      streams.push(...(await Promise.all([followLive(app.url, headers), followLive(app.url, headers)])));
      const open = await figures('rumo_live_streams');
      return Number(open['web-1']) > 0 && Number(open['web-2']) > 0;
    })
    .toBe(true);
  const set = (value: boolean, version: number) =>
    statusOf(
      ana.browser.call('/api/office/settings', ana.session, {
        method: 'PUT',
        body: JSON.stringify({ changes: [{ key: 'maintenance_mode', value, version }] }),
      }),
    );
  expect(await set(true, 0)).toBe(200);
  for (const stream of streams)
    await stream.until(() => stream.events.some(({ data }) => data.topic === 'settings'));
  // Each answers every other connection.
  await expect
    .poll(async () => (await Promise.all([visit('/contact'), visit('/contact')])).map(({ status }) => status))
    .toEqual([503, 503]);
  expect(await set(false, 1)).toBe(200);
  await expect
    .poll(async () => (await Promise.all([visit('/contact'), visit('/contact')])).map(({ status }) => status))
    .toEqual([200, 200]);
  await Promise.all(streams.map((stream) => stream.leave()));
});

test('requests are counted by all together', async () => {
  // 600 a minute for one address; alone, each process would answer as many.
  const ask = () => visit('/api/facts');
  let answered = 0;
  for (let refused = false; !refused; ) {
    const statuses = (await Promise.all(Array.from({ length: 20 }, ask))).map(({ status }) => status);
    answered += statuses.filter((status) => status === 200).length;
    refused = statuses.includes(429);
  }
  expect(answered).toBeLessThan(800);
});

test('a process that dies is started again, and the others go on', async () => {
  await untilAll();
  const before = await began();
  const { 'web-2': web, worker } = pids();
  if (!web || !worker) throw new Error('a process is missing');
  for (const pid of [web, worker]) process.kill(pid, 'SIGKILL');
  await expect
    .poll(
      async () => {
        const now = await began();
        return all.map((name) => Boolean(now[name]) && now[name] !== before[name]);
      },
      { timeout: 30_000 },
    )
    .toEqual([false, true, true]);
  expect(app.printed()).toMatch(/"process":"main","ended":"web-2"/);
  // A start on a busy machine counts as an overload for a while.
  await expect.poll(async () => (await visit('/')).status, { timeout: 20_000 }).toBe(200);
});

test('told to stop, all of them and the database end', async () => {
  const children = Object.values(pids());
  expect(children).toHaveLength(3);
  expect(await app.stop()).toBe(0);
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  // And the next start finds everything in place, by itself.
  app = await startApp(dataDir);
  expect((await visit('/api/health')).status).toBe(200);
});
