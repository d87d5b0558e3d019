import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { notBuiltYet } from '#tests/specification/not-built-yet.ts';
import { readAlong, type ScreenWords } from './screen-words.ts';
import { isReadIn, type Specification, type SpecifiedText, specifiedTexts } from './specified-texts.ts';

/** Milliseconds for a screen to say everything it has to say: a failed answer is asked for twice more before it shows. */
const patience = 30_000;

/**
 * Ticks off the texts of one specification while a journey walks through their situations. `missing` names, at the end,
 * what was due in a situation and never stood on the screen, and the situations that nobody walked through.
 *
 *     const texts = aWalk('applicant-side');
 *     await texts.meet(page, 'profile, saved', () => page.getByRole('button', { name: 'Save Profile' }).click());
 */
export function aWalk(specification: Specification, belongs: (situation: string) => boolean = () => true) {
  const wanted = specifiedTexts(specification).filter(({ situation }) => belongs(situation));
  const situations = new Set(wanted.map(({ situation }) => situation));
  const met = new Set<string>();
  const unseen: string[] = [];
  const readers = new Map<Page, ScreenWords>();

  async function readerOf(page: Page): Promise<ScreenWords> {
    const reader = readers.get(page) ?? (await readAlong(page));
    readers.set(page, reader);
    return reader;
  }
  afterAll(() => readers.clear());

  return {
    /** Brings a situation about with `act` and reads until all its texts have stood there. */
    async meet(page: Page, situation: string, act: () => Promise<unknown>): Promise<void> {
      if (!situations.has(situation)) throw new Error(`the list knows no situation '${situation}'`);
      met.add(situation);
      const reader = await readerOf(page);
      reader.forget();
      await act();
      let left = wanted.filter((text) => text.situation === situation);
      const look = async () => {
        await reader.look();
        left = left.filter((text) => !isSeen(reader.seen, text));
        return left.length;
      };
      await expect
        .poll(look, { timeout: patience, interval: 100 })
        .toBe(0)
        .catch(() => unseen.push(...left.map(({ text }) => `${situation}: ${text}`)));
    },

    /** Opens an address in a tab of its own, so that several can fail at once; each failure takes seconds to show. */
    async meetInTab(page: Page, situation: string, path: string): Promise<void> {
      const tab = await page.context().newPage();
      await this.meet(tab, situation, () => tab.goto(path));
      await tab.close();
    },

    /** What the walk has not shown, without what is declared in `not-built-yet.ts`. */
    missing(): string[] {
      const declared = (situation: string) =>
        Object.keys(notBuiltYet).some((beginning) => situation.startsWith(beginning));
      const unmet = [...situations].filter((situation) => !met.has(situation) && !declared(situation));
      const outdated = [...met].filter(declared);
      return [
        ...unseen.map((text) => `never seen in ${text}`),
        ...unmet.map((situation) => `nobody walked through: ${situation}`),
        ...outdated.map((situation) => `declared as not built, and walked through: ${situation}`),
      ];
    },
  };
}

const isSeen = (seen: ReadonlySet<string>, text: SpecifiedText) =>
  [...seen].some((words) => isReadIn(words, text));
