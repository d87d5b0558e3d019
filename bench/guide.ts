import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { startChild } from './children.ts';
import { load } from './load.ts';
import type { World } from './prepare.ts';
import type { Row } from './row.ts';
import { countOf, secondsOf } from './short.ts';

/** One person at one device: their ticks come one after another. */
const one = { connections: 1, seconds: secondsOf(6) };
const visits = countOf(9, 1);

/** The guide: read, tick and take back, and until its first open card can be used in a browser. */
export async function measureGuide(world: World): Promise<Row[]> {
  const { url, headers, userId, applicationId, connection } = world;
  const page = Buffer.from('<!doctype html><title>Bare</title><button>Open</button>').toString('base64');
  const port = await startChild('bench/bare-server.ts', [connection, userId, page]);
  const bare = `http://127.0.0.1:${port}`;
  const guide = `${url}/api/applications/${applicationId}/guide`;
  const json = { ...headers, 'content-type': 'application/json' };
  const tick = (completed: boolean) => ({ method: 'PUT' as const, body: JSON.stringify({ completed }) });

  const read = await load({ url: guide, headers }, { ...one, connections: 16 });
  const bareRead = await load({ url: `${bare}/profile` }, { ...one, connections: 16 });
  const ticks = await load(
    { url: `${guide}/nif-portal`, headers: json, requests: [tick(true), tick(false)] },
    one,
  );
  const bareWrite = await load({ url: `${bare}/profile`, method: 'PUT', body: '{}' }, one);
  return [
    { what: 'guide read, 16 connections', ours: read.perSecond, bare: bareRead.perSecond, p99: read.p99 },
    {
      what: 'tick to saved, one person; bare: one update',
      ours: ticks.perSecond,
      bare: bareWrite.perSecond,
      p99: ticks.p99,
    },
    ...(await measureScreen(url, `${bare}/page`)),
  ];
}

/** Until the open card's button can be pressed, with an empty cache and with a full one; bare is a page of one button. */
async function measureScreen(url: string, bare: string): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await signIn(page, { email: 'bench@example.com', name: 'Bench Marker' });
    await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
    const state = await context.storageState();
    const first = await repeat(() => inFresh(browser, { baseURL: url, storageState: state }, timeToOpenCard));
    const again = await repeat(() => timeToOpenCard(page));
    const toButton = (bareNow: Page) => timeToButton(bareNow, bare);
    const bareFirst = await repeat(() => inFresh(browser, {}, toButton));
    const bareAgain = await repeat(() => toButton(page));
    return [
      screenRow('guide usable, empty cache; bare: a page of one button', first, bareFirst),
      screenRow('guide usable, full cache; bare: the same page', again, bareAgain),
    ];
  } finally {
    await browser.close();
  }
}

/** A visit with nothing cached. */
async function inFresh(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext(options);
  const time = await visit(await context.newPage());
  await context.close();
  return time;
}

/** Milliseconds from the start of the navigation until the browser could act on a press. */
async function timeToOpenCard(page: Page): Promise<number> {
  await page.goto('/visa-process', { waitUntil: 'commit' });
  await page.locator('h2 > button[aria-expanded=true]').waitFor();
  return page.evaluate(() => performance.now());
}

async function timeToButton(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('button').waitFor();
  return page.evaluate(() => performance.now());
}

async function repeat(visit: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < visits; n++) times.push(await visit());
  return times.sort((one, other) => one - other);
}

/** Visits as a rate, so that the ratio reads like the others: the median, and the slowest in the place of the p99. */
function screenRow(what: string, ours: number[], bare: number[]): Row {
  const median = (times: number[]) => times[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    what,
    ours: 1000 / median(ours),
    bare: 1000 / median(bare),
    p99: Math.round(ours.at(-1) ?? Number.NaN),
  };
}
