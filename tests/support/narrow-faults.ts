import type { Page } from 'playwright-core';
import { sidewaysScroll } from './page-checks.ts';

/** Where little room is: the narrowest window that counts (WCAG 1.4.10), and a phone with text of twice the size (1.4.4). */
const narrow = [
  { name: '320 px', width: 320, text: 1 },
  { name: '390 px, text of 200 %', width: 390, text: 2 },
] as const;

/**
 * Whether the page is wider than the narrowest window with text of twice the size: more than WCAG asks for at once, and what
 * somebody with an old phone and tired eyes has. Empty when it fits.
 */
export async function tightestFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const wider = await sidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(before);
  return wider > 0 ? [`320 px, text of 200 %: the page is ${wider} px wider than the window`] : [];
}

/** What does not fit on the page as it stands where room is short; empty when nothing. `look` sees each of the two. */
export async function narrowFaults(page: Page, look?: (name: string) => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const { name, width, text } of narrow) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((times) => {
      const root = document.documentElement;
      root.style.fontSize = '';
      root.style.fontSize = `${times * Number.parseFloat(getComputedStyle(root).fontSize)}px`;
    }, text);
    // What the new width moves by script is moved a frame later.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const wider = await sidewaysScroll(page);
    if (wider > 0) faults.push(`${name}: the page is ${wider} px wider than the window`);
    faults.push(...(await page.evaluate(clippedAndCovered)).map((fault) => `${name}: ${fault}`));
    await look?.(name);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(before);
  return faults;
}

/** Runs in the page: what one presses or types into and cannot see whole, or that another one covers; and words cut off. */
function clippedAndCovered(): string[] {
  const found: string[] = [];
  /** The element itself and all around it. */
  const withAncestors = (element: Element) => {
    const chain: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
    return chain;
  };
  /** Kept for screen readers alone, whatever class does it. */
  const unseen = (element: Element) =>
    element.getBoundingClientRect().width <= 1 && /hidden|clip/.test(getComputedStyle(element).overflowX);
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert], .cards-when-narrow thead') &&
    !withAncestors(element).some(unseen);
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName).slice(0, 40);
  /** What scrolls sideways by itself shows everything in time. */
  const scrolls = (element: Element) =>
    withAncestors(element).some(
      (at) => /auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.documentElement,
    );
  /** What stays in the window while the rest goes by below it. */
  const heldBy = (element: Element) =>
    withAncestors(element).find(
      (at) => at.localName === 'nav' || /sticky|fixed/.test(getComputedStyle(at).position),
    );
  /** Where words are typed; buttons may stand in the padding beside them. */
  const inside = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (!(control instanceof HTMLInputElement)) return { left, right, top, bottom };
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    return {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
      top,
      bottom,
    };
  };

  for (const element of document.querySelectorAll('main *, header *')) {
    const { right, width } = element.getBoundingClientRect();
    if (
      width > 1 &&
      right > innerWidth + 1 &&
      seen(element) &&
      !scrolls(element) &&
      element.children.length === 0
    )
      found.push(`sticks out: ${words(element)}`);
  }

  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    .filter(seen)
    .filter((control) => control.getBoundingClientRect().width > 1);
  for (const control of controls) {
    const { left, right } = control.getBoundingClientRect();
    if ((left < 0 || right > innerWidth) && !scrolls(control))
      found.push(`out of the window: ${words(control)}`);
    if (control instanceof HTMLSelectElement) {
      // A select tells nobody that its words do not fit: they are laid out beside it.
      const style = getComputedStyle(control);
      const inner = (whole: number, ...edges: string[]) =>
        edges.reduce((room, edge) => room - Number.parseFloat(edge), whole);
      const width = inner(control.clientWidth, style.paddingLeft, style.paddingRight);
      const height = inner(control.clientHeight, style.paddingTop, style.paddingBottom);
      const chosen = control.selectedOptions[0]?.text ?? '';
      const twin = document.createElement('div');
      twin.textContent = chosen;
      twin.style.cssText = `position: absolute; width: ${width}px; font: ${style.font}; white-space: ${style.whiteSpace}`;
      document.body.append(twin);
      if (twin.scrollWidth > width + 1 || twin.scrollHeight > height + 1)
        found.push(`cut off in a select: ${chosen}`);
      twin.remove();
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || !texts.currentNode.nodeValue?.trim() || !seen(parent) || scrolls(parent)) continue;
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      // What is cut on purpose stands whole in its title, or opens with a press.
      const style = getComputedStyle(box);
      if (style.webkitLineClamp !== 'none' || (style.textOverflow === 'ellipsis' && box.closest('[title]')))
        break;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const edge = box.getBoundingClientRect();
      // Words for screen readers alone.
      if (edge.width <= 1) break;
      if (left < edge.left - 1 || right > edge.right + 1) {
        found.push(`cut off: ${texts.currentNode.nodeValue.trim().slice(0, 40)}`);
        break;
      }
    }
  }

  for (const [at, one] of controls.entries())
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || scrolls(one) || scrolls(other)) continue;
      if ([one, other].some((control) => getComputedStyle(control).position === 'absolute')) continue;
      const [a, b] = [inside(one), inside(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const held = heldBy(one) !== heldBy(other);
      if (wide > 2 && high > 2 && !held) found.push(`one upon the other: ${words(one)} and ${words(other)}`);
    }
  return found;
}
