import type { Page, Route } from 'playwright-core';

/** Without these nobody is signed in; the last is the stream of live updates, which never ends. */
const always = ['/api/account', '/api/settings/public', '/api/updates'];

/**
 * Opens an address with every answer of the server held back, lets them come one by one, in the order in which they were
 * asked for or in the reverse one, and answers which buttons and links in sight moved when which answer came. In the two
 * orders each of two answers is once the late one.
 */
export async function movedByLateAnswers(
  page: Page,
  address: string,
  order: 'first asked' | 'last asked',
): Promise<string[]> {
  const held: Route[] = [];
  const under = countRequests(page, (url) => held.some((route) => route.request().url() === url));
  // Stored data of an earlier visit would show instead.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('kept:')) localStorage.removeItem(key);
  });
  await page.goto('about:blank');
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'GET' || always.includes(pathname)) return route.continue();
    held.push(route);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await settled(page, under);
  const moved: string[] = [];
  while (held.length > 0) {
    await page.evaluate(note);
    const next = order === 'first asked' ? held.shift() : held.pop();
    if (!next) break;
    const { pathname } = new URL(next.request().url());
    await next.continue();
    await settled(page, under);
    for (const move of await page.evaluate(compare)) moved.push(`${move}, when ${pathname} came`);
  }
  await page.unroute('**/api/**');
  under.stop();
  return moved;
}

function countRequests(page: Page, isHeld: (url: string) => boolean) {
  const open = new Set<object>();
  const begun = (request: { url(): string }) => {
    if (!request.url().includes('/api/updates')) open.add(request);
  };
  const ended = (request: object) => void open.delete(request);
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    /** How many are under way and not held back. */
    count: () => [...open].filter((request) => !isHeld((request as { url(): string }).url())).length,
    stop: () => {
      page.off('request', begun);
      page.off('requestfinished', ended);
      page.off('requestfailed', ended);
    },
  };
}

/** Until nothing is under way, and nothing was begun by what came while pictures were drawn. */
async function settled(page: Page, under: { count: () => number }): Promise<void> {
  let quiet = 0;
  while (quiet < 3) {
    await page.evaluate(async () => {
      for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
    });
    quiet = under.count() === 0 ? quiet + 1 : 0;
  }
}

/** Keeps where each button and link in sight is. */
function note(): void {
  const places = new Map<Element, { x: number; y: number }>();
  for (const one of document.querySelectorAll('a[href], button, summary, input, select, textarea')) {
    const { x, y, width, height, bottom, top } = one.getBoundingClientRect();
    const shown = width > 1 && height > 1 && bottom > 0 && top < innerHeight && one.checkVisibility();
    if (shown) places.set(one, { x, y });
  }
  Object.assign(window, { places, placesAt: scrollY });
}

function compare(): string[] {
  const places: Map<HTMLElement, { x: number; y: number }> = Reflect.get(window, 'places');
  // A page that is scrolled to the card in its address moves, and its buttons do not.
  const scrolled = scrollY - Reflect.get(window, 'placesAt');
  const moved: string[] = [];
  for (const [one, { x, y }] of places) {
    if (!one.isConnected || !one.checkVisibility()) continue;
    const now = one.getBoundingClientRect();
    const name =
      one.getAttribute('aria-label') ?? (one.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 60);
    const [right, down] = [Math.round(now.x - x), Math.round(now.y - y)];
    const stays = Math.abs(down) < 2 || Math.abs(down + scrolled) < 2;
    if (Math.abs(right) > 1 || !stays) moved.push(`'${name}' moved by ${right}, ${down}`);
  }
  return moved;
}
