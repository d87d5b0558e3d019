import type { Page } from 'playwright-core';

/** More stops than any screen has; a page whose Tab never comes round is a fault of its own. */
const most = 250;

interface Stops {
  /** How each thing looks while nothing has the focus. */
  plain: Map<Element, string>;
  passed: Set<Element>;
  lookOf(element: Element): string;
}

/**
 * Goes through a page with Tab and names what looks the same with the focus as without: outline, ring, ground, underline
 * or edge of the thing itself or of the words around it.
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  await page.evaluate(installStops);
  const unseen: string[] = [];
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(nextStop);
    if (found === 'round') return unseen;
    if (found) unseen.push(found);
  }
  return [...unseen, `Tab does not come round after ${most} stops`];
}

/** Runs in the page. */
function installStops(): void {
  const props = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'backgroundColor',
    'borderColor',
  ];
  const lookOf = (element: Element) =>
    [element, element.closest('label'), element.parentElement]
      .flatMap((one) => {
        if (!one) return [];
        const style = getComputedStyle(one);
        return [...props, 'textDecorationLine'].map((prop) => Reflect.get(style, prop));
      })
      .join();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // From the very beginning, wherever the focus was before.
  getSelection()?.collapse(document.body, 0);
  const plain = new Map<Element, string>();
  for (const element of document.querySelectorAll('*')) plain.set(element, lookOf(element));
  Object.assign(window, { stops: { plain, passed: new Set(), lookOf } satisfies Stops });
}

/** Runs in the page: 'round' at its end, the name of what shows nothing, or undefined. */
function nextStop(): string | undefined {
  const { plain, passed, lookOf } = Reflect.get(window, 'stops') as Stops;
  const here = document.activeElement;
  if (!here || here === document.body) return 'round';
  // What happens inside a frame is its own page's.
  if (here.tagName === 'IFRAME') return undefined;
  if (passed.has(here)) return 'round';
  passed.add(here);
  const before = plain.get(here);
  if (before === undefined || before !== lookOf(here)) return undefined;
  const name = here.getAttribute('aria-label') ?? here.textContent?.trim();
  return `${here.tagName.toLowerCase()} "${(name || here.id).slice(0, 40)}" does not show the focus`;
}
