import type { Page } from 'playwright-core';

/**
 * Where the focus stands when its place is not to be seen: outside the window, or under a bar; with what lies there.
 * Undefined when it is. What is covered for less than half a second is on its way: a bar that leaves, a link that comes.
 */
export function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((later) => requestAnimationFrame(later));
    const covered = () => {
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
      const there = sides.map(([left, top]) => document.elementFromPoint(left, top));
      if (there.some((found) => found && (focused.contains(found) || found.contains(focused))))
        return undefined;
      const name = (element: Element) =>
        (element.textContent?.trim() || element.id || element.tagName).slice(0, 60);
      return `${name(focused)}, under ${there[0] ? name(there[0]) : 'nothing: outside the window'}`;
    };
    const began = performance.now();
    await nextFrame();
    await nextFrame();
    while (covered() && performance.now() - began < 500) await nextFrame();
    return covered();
  });
}
