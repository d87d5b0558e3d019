import type { Page } from 'playwright-core';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { type Printed, printed } from './printed.ts';

/** The steps of the guide as somebody uses them on the screen. */
export function guideScreen(page: Page) {
  const item = (title: string) => page.getByRole('listitem', { name: title, exact: true });
  return {
    item,
    /** 'Mark as Completed' or 'Mark as Ready' of one thing. */
    mark: (title: string) => item(title).getByRole('button', { name: /^Mark as/ }),
    /** What stands there once it is done. */
    done: (title: string) => item(title).getByText(/^Completed /),

    async open(step: GuideStepId): Promise<void> {
      await page.goto(`/visa-process#${step}`);
      await page.getByText(guideTexts.loadingStep).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Print this step' }).waitFor();
    },

    /** What 'Print this step' of the open step puts on paper. */
    async print(): Promise<Printed> {
      await page.getByRole('button', { name: 'Print this step' }).click();
      await page
        .getByRole('main')
        .getByText(/Printed /)
        .waitFor({ state: 'attached' });
      return printed(page);
    },
  };
}

/** Somebody who presses 'Print' gets no dialog that would wait for ever. Before the first page is opened. */
export const withoutPrintDialog = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => undefined;
  });
