import type { Page } from 'playwright-core';

/** What has stood on a page, however short: words, names for screen readers, placeholders, the title. */
export interface ScreenWords {
  /** Everything read since the last `forget`. */
  readonly seen: ReadonlySet<string>;
  /** Reads what stands there now; what changes is read by itself. */
  look(): Promise<void>;
  forget(): void;
}

/** Begins to read along on a page that has nothing open yet. */
export async function readAlong(page: Page): Promise<ScreenWords> {
  const seen = new Set<string>();
  const note = (words: string[]) => {
    for (const word of words) seen.add(word);
  };
  await page.exposeFunction('noteWords', note);
  await page.addInitScript(installReader);
  return {
    seen,
    // A page that is just going away has nothing to tell; the next one is read from its first element on.
    look: () =>
      page
        .evaluate(() => (window as unknown as Reader).readWords())
        .then(note)
        .catch(() => {}),
    forget: () => seen.clear(),
  };
}

interface Reader {
  readWords(): string[];
  noteWords(words: string[]): Promise<void>;
}

/** Runs in the page, before its own scripts. */
function installReader(): void {
  const reader = window as unknown as Reader;
  /** A sentence that is put together from pieces is looked for in the elements around it, up to this many letters. */
  const longest = 300;
  const named = ['aria-label', 'placeholder', 'title', 'alt'];
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.tagName === 'OPTION'
      ? Boolean(element.closest('select')?.checkVisibility())
      : element.checkVisibility();

  reader.readWords = () => {
    const words = new Set([plain(document.title)]);
    if (!document.body) return [...words];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        const names = named.flatMap((name) => plain(node.getAttribute(name)) || []);
        if (names.length > 0 && isShown(node)) for (const name of names) words.add(name);
        continue;
      }
      const parent = node.parentElement;
      if (!parent || !plain(node.textContent) || !isShown(parent)) continue;
      words.add(plain(node.textContent));
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const all = plain(around.textContent);
        if (all.length > longest) break;
        words.add(all);
      }
    }
    return [...words];
  };

  let told = new Set<string>();
  new MutationObserver(() => {
    const words = reader.readWords();
    const fresh = words.filter((word) => !told.has(word));
    told = new Set(words);
    if (fresh.length > 0) void reader.noteWords(fresh);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...named, 'class', 'style', 'hidden', 'open'],
  });
}
