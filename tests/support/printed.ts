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

/** What comes out of the printer when the page, as it stands, is printed. */
export async function printed(page: Page): Promise<Printed> {
  const screen = page.viewportSize();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
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
  await page.emulateMedia({ media: 'screen' });
  if (screen) await page.setViewportSize(screen);
  return { pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0, words, cut };
}
