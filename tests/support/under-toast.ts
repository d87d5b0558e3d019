import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { uiTexts } from '#platform/shared/texts/ui.ts';

/** What can be pressed and lies, even with a corner, under the toast in front: its name, and by how many pixels. */
function underToast(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const region = document.querySelector(`[aria-label="${name}"]`);
    const [toast] = [...(region?.children ?? [])]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    if (!region || !toast) return ['no toast is shown'];
    if (toast.left < 0 || toast.top < 0 || toast.right > innerWidth || toast.bottom > innerHeight)
      return ['the toast leaves the window'];
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button:enabled')) {
      if (region.contains(element) || element.closest('[inert], [aria-hidden=true]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const across = Math.min(box.right, toast.right) - Math.max(box.left, toast.left);
      const down = Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top);
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      if (across > 0.5 && down > 0.5) found.push(`${words}: ${Math.round(across)} x ${Math.round(down)}`);
    }
    return found;
  }, uiTexts.notifications);
}

/** Waits until the toast covers nothing that can be pressed, at the top of the page, halfway down and at its end. */
export async function expectNothingUnderToast(page: Page): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
    await expect
      .poll(() => underToast(page), {
        message: `${page.url()} at ${part}, ${page.viewportSize()?.width} wide`,
      })
      .toEqual([]);
  }
}
