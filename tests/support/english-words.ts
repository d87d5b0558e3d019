import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { isForStaff, placedTexts, readModule, textModules } from './own-words.ts';
import { textFiles, twinOf } from './text-files.ts';
import { filled } from './text-leaves.ts';

const twin = (name: string) => twinOf(textFiles.get(name) ?? name);

/** A sentence of ours that is another one in Portuguese, and how to know it. */
interface English {
  path: string;
  isIn: (words: string) => boolean;
}

/**
 * Finds the sentences of ours that stand on a page in English. Every text of ours is looked for whose Portuguese twin says
 * something else, templates by what stands around their blanks.
 */
export async function englishFinder(): Promise<(page: Page) => Promise<string[]>> {
  const texts = await englishTexts();
  return async (page) => {
    const shown = await page.evaluate(wordsShown);
    return shown.flatMap((words) => {
      const found = texts.find(({ isIn }) => isIn(words));
      return found ? [`${found.path}: ${words}`] : [];
    });
  };
}

async function englishTexts(): Promise<English[]> {
  const modules = textModules.filter((name) => !isForStaff(name) && existsSync(twin(name)));
  const [english, portuguese] = await Promise.all([
    Promise.all(modules.map(async (name) => placedTexts(await readModule(name), name))),
    Promise.all(modules.map(async (name) => placedTexts(await import(twin(name)), name))),
  ]);
  const inPortuguese = new Set(portuguese.flat().map(({ text }) => text));
  return english.flat().flatMap(({ path, text }) => {
    const fixed = text.split(filled);
    // What is left of a template without its blanks must be told from another language.
    if (inPortuguese.has(text) || !/\p{L}{3}/u.test(fixed.join(' '))) return [];
    if (fixed.length === 1) return [{ path, isIn: (words: string) => words === text }];
    if (fixed.join('').replace(/[^\p{L}]/gu, '').length < 8) return [];
    const pattern = new RegExp(`^${fixed.map((piece) => escaped(piece)).join('.+')}$`, 's');
    return [{ path, isIn: (words: string) => pattern.test(words) }];
  });
}

/** Runs in the page: what stands there, piece by piece, and what is said of it to who does not see it. */
function wordsShown(): string[] {
  const plain = (words: string | null) => (words ?? '').replace(/[^\S\u00a0]+/g, ' ').trim();
  const shown = new Set([plain(document.title)]);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, [lang]:not(html)') || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      shown.add(plain(element.getAttribute(name)));
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    for (const { textContent } of own) shown.add(plain(textContent));
    // React sets a template in several pieces.
    if (own.length > 0) shown.add(plain(element.textContent));
  }
  shown.delete('');
  return [...shown];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
