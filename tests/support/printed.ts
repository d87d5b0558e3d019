import type { Page } from 'playwright-core';

export interface Printed {
  pages: number;
  /** Everything that can be read on the paper. */
  words: string;
  /** What is cut off, runs over the edge of the paper or is printed over other words: the first words of each. */
  cut: string[];
}

/** US Letter with margins of half an inch, in CSS pixels. */
const paper = { width: 720, height: 960 };

/**
 * What comes out of the printer when the page, as it stands, is printed with its letters a little apart: "Nov 28, 2026" is
 * wider than "Nov 27, 2026", and no number of pages may hang by that.
 */
export async function printed(page: Page): Promise<Printed> {
  const screen = page.viewportSize();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await spaceLetters(page, '0.02em');
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => {
        // A tick box without words reaches beyond its edges for the finger, not for the eye.
        if (!element.textContent?.trim() && element.matches('span')) return false;
        const wider = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        return wider || element.getBoundingClientRect().right > innerWidth + 1;
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
  );
  const words = (await page.locator('body').allInnerTexts()).join();
  const margin = '0.5in';
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  await spaceLetters(page, '');
  await page.emulateMedia({ media: 'screen' });
  if (screen) await page.setViewportSize(screen);
  const { pages, overprinted } = await readPaper(pdf);
  return { pages, words, cut: [...cut, ...overprinted] };
}

/** Text that was drawn on other text: a grid that is broken between two pages does that. */
async function readPaper(pdf: Buffer): Promise<{ pages: number; overprinted: string[] }> {
  // Other packages bring readers of their own; the reading half of one must not meet the other half of another.
  const shared = globalThis as { pdfjsWorker?: unknown };
  const before = shared.pdfjsWorker;
  shared.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await reading.promise;
  const overprinted: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1))
        if (overlap(one, other)) overprinted.push(`page ${number}: ${one.str} over ${other.str}`);
  }
  await reading.destroy();
  shared.pdfjsWorker = before;
  return { pages: document.numPages, overprinted };
}

interface Drawn {
  str: string;
  /** Where its baseline begins: x and y in points are the last two. */
  transform: number[];
  width: number;
  height: number;
}

function overlap(one: Drawn, other: Drawn): boolean {
  const [x = 0, y = 0] = one.transform.slice(4);
  const [otherX = 0, otherY = 0] = other.transform.slice(4);
  const wide = Math.min(x + one.width, otherX + other.width) - Math.max(x, otherX);
  return wide > 2 && Math.abs(y - otherY) < Math.min(one.height, other.height) / 2;
}

const spaceLetters = (page: Page, by: string): Promise<void> =>
  page.evaluate((spacing) => {
    document.documentElement.style.letterSpacing = spacing;
  }, by);
