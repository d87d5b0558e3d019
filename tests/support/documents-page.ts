import type { Locator, Page } from 'playwright-core';

/** A file as it is handed to the browser. */
export interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdfFile = (name: string, buffer: Buffer): FileToSend => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** The section for everything that belongs to no step. */
export const generalDocuments = (page: Page): Locator =>
  page.getByRole('region', { name: 'General Documents' });

/** The line of one file there. */
export const lineOf = (page: Page, fileName: string): Locator =>
  generalDocuments(page).getByRole('listitem').filter({ hasText: fileName });

/** What can be pressed on the line of one file. */
export const actionOn = (page: Page, fileName: string, action: string): Locator =>
  generalDocuments(page).getByRole('button', { name: `${action}: ${fileName}`, exact: true });

/** Milliseconds; what works through tens of megabytes takes a busy machine longer than an act of a person. */
export const longWork = { timeout: 120_000 };

/** Presses a button that opens the browser's file dialog, and chooses there. */
export async function chooseFiles(button: Locator, files: FileToSend[]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files, longWork);
}

export const chooseGeneral = (page: Page, files: FileToSend[]): Promise<void> =>
  chooseFiles(generalDocuments(page).getByRole('button', { name: 'Choose files' }), files);

/** Uploads files and waits until each can be looked at. */
export async function uploadGeneral(page: Page, files: FileToSend[]): Promise<void> {
  await chooseGeneral(page, files);
  for (const { name } of files) await actionOn(page, name, 'View').waitFor(longWork);
}

/** Writes down everything that a screen reader would say from now on; call the result to read it. */
export async function listenAloud(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const watcher = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        const words = region?.textContent?.trim();
        if (words && said.at(-1) !== words && region?.matches('.sr-only')) said.push(words);
      }
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
