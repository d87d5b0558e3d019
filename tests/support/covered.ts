import type { Page } from 'playwright-core';

/** Where the focus stands when its place is not to be seen: outside the window, or under a bar. Undefined when it is. */
export function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // What moves because of the focus (the skip link) has moved after the next frame.
    await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { x, y, width, height } = focused.getBoundingClientRect();
    // What only screen readers see cannot be covered.
    if (width <= 1 || height <= 1) return undefined;
    // The middles of the four sides: a round corner is not a part of its element, what lies behind shows there.
    const sides = [
      [x + 2, y + height / 2],
      [x + width - 2, y + height / 2],
      [x + width / 2, y + 2],
      [x + width / 2, y + height - 2],
    ] as const;
    const seen = sides.some(([left, top]) => {
      const there = document.elementFromPoint(left, top);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return seen ? undefined : (focused.textContent?.trim() || focused.id || focused.tagName).slice(0, 60);
  });
}
