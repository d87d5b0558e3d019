import type { Page } from 'playwright-core';

/** Notes from now on, on every page that is opened here, by how much anything moved that nobody had moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the page so far: once the faces have come, and two pictures were drawn after them. */
export function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'shifts');
  });
}
