import type { Page } from 'playwright-core';

export interface Printed {
  pages: number;
  /** Everything that can be read on the paper. */
  words: string;
  /** What is cut off or runs over the edge of the paper: the element and its first words. */
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
  return { pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0, words, cut };
}

const spaceLetters = (page: Page, by: string): Promise<void> =>
  page.evaluate((spacing) => {
    document.documentElement.style.letterSpacing = spacing;
  }, by);
