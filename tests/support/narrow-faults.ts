import type { Page } from 'playwright-core';
import { sidewaysScroll } from './page-checks.ts';

/** Where little room is: the narrowest window that counts (WCAG 1.4.10), and a phone with text of twice the size (1.4.4). */
const narrow = [
  { name: '320 px', width: 320, text: 1 },
  { name: '390 px, text of 200 %', width: 390, text: 2 },
] as const;

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
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, [aria-hidden=true], [inert], .cards-when-narrow thead');
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName).slice(0, 40);
  /** What scrolls sideways by itself shows everything in time. */
  const scrolls = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at !== document.documentElement) return true;
    return false;
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
      // A select tells nobody that its words do not fit: they are measured beside it.
      const style = getComputedStyle(control);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) continue;
      pen.font = style.font;
      const chosen = control.selectedOptions[0]?.text ?? '';
      const room =
        control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(chosen).width > room + 1) found.push(`cut off in a select: ${chosen}`);
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
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const held = one.closest('.sticky, .fixed, nav') !== other.closest('.sticky, .fixed, nav');
      if (wide > 2 && high > 2 && !held) found.push(`one upon the other: ${words(one)} and ${words(other)}`);
    }
  return found;
}
