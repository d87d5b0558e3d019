import type { Page } from 'playwright-core';
import { documentWords as documentWordsPt } from '#features/documents/texts/document-types.pt.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { factTexts as factTextsPt } from '#features/facts/texts/facts.pt.ts';
import { factTexts } from '#features/facts/texts/facts.ts';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { guideSteps as guideStepsPt } from '#features/guide/texts/guide.pt.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import {
  scheduleTexts as scheduleTextsPt,
  taskActions as taskActionsPt,
} from '#features/schedule/texts/schedule.pt.ts';
import { scheduleTexts, taskActions } from '#features/schedule/texts/schedule.ts';
import type { Language } from '#platform/shared/languages.ts';

/** Whether all screens say the same: one value for a fact, one date for an errand. */

/** One line of a screen, with the errands that the nearest box around it names. */
export interface Line {
  text: string;
  errands: string[];
}

/** What a reader sees on one screen. */
export interface Seen {
  reader: string;
  language: Language;
  path: string;
  lines: Line[];
}

const texts = {
  en: {
    documents: documentWords,
    facts: factTexts,
    steps: guideSteps,
    schedule: scheduleTexts,
    tasks: taskActions,
  },
  pt: {
    documents: documentWordsPt,
    facts: factTextsPt,
    steps: guideStepsPt,
    schedule: scheduleTextsPt,
    tasks: taskActionsPt,
  },
};

/** What an errand is called on screens. */
function namesOf(language: Language): Record<string, string[]> {
  const { documents, steps, tasks } = texts[language];
  const names: Record<string, string[]> = {};
  const add = (id: string, ...more: (string | undefined)[]) => {
    names[id] = [...(names[id] ?? []), ...more.filter((name) => name !== undefined)];
  };
  for (const [id, action] of Object.entries(tasks)) add(id, action);
  for (const [id, words] of Object.entries(documents)) add(id, words.obtain, words.name);
  for (const [at, id] of guideStepIds.entries()) add(id, steps[at]?.title);
  return names;
}

/** Milliseconds without a change after which a screen is taken to have come: parts of it come after others. */
const still = 400;

/** Reads what is seen below `main` once it rests, with everything folded out. */
export async function readScreen(page: Page, language: Language): Promise<Line[]> {
  await page.evaluate(
    (calm) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, calm);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, calm);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    still,
  );
  return page.evaluate((names) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const errandsIn = (words: string) =>
      Object.keys(names).filter((id) => names[id]?.some((name) => words.includes(name)));
    const lines: { text: string; errands: string[] }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      if (!own.some((node) => /\S/.test(node.textContent ?? '')) || !element.checkVisibility()) continue;
      let errands: string[] = [];
      let box: HTMLElement | null = element;
      for (let up = 0; up < 7 && box && errands.length === 0; up += 1, box = box.parentElement) {
        // A card that waits for another names that one, too: its own heading has the first word.
        const heading = box.querySelector('h2, h3, h4')?.textContent;
        errands = (heading && errandsIn(heading)) || [];
        if (errands.length === 0) errands = errandsIn(box.textContent);
      }
      lines.push({ text: element.textContent.trim(), errands });
    }
    return lines;
  }, namesOf(language));
}

/** Every contradiction among the screens of everybody. */
export function contradictions(screens: readonly Seen[]): string[] {
  const dates = [...Map.groupBy(screens, ({ reader }) => reader).values()].flatMap(twoDates);
  return [...new Set([...screens.flatMap(otherValues), ...dates])];
}

const months = {
  en: monthNames('en'),
  pt: monthNames('pt'),
};

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_month, at) => format.format(Date.UTC(2026, at, 1)));
}

const dateShapes = {
  en: /(?<month>[A-Z][a-z]+) (?<day>\d{1,2}), (?<year>\d{4})/g,
  pt: /(?<day>\d{1,2}) de (?<month>[a-zç]+) de (?<year>\d{4})/g,
};

/** The dates in a line, 'YYYY-MM-DD', and the line with '#' for each. */
function datesIn(line: string, language: Language): { days: string[]; rest: string } {
  const days: string[] = [];
  const rest = line.replace(dateShapes[language], (found, ...groups) => {
    const { day, month, year } = groups.at(-1) as { day: string; month: string; year: string };
    const at = months[language].indexOf(month);
    if (at < 0) return found;
    days.push(`${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
    return '#';
  });
  return { days, rest };
}

type Role = 'begin' | 'finish' | 'row' | 'visa';

/** What the dates of a line are for; undefined for those that are no plan, "Uploaded November 3, 2026". */
function roleOf(rest: string, language: Language): Role | undefined {
  const { card, strip } = texts[language].schedule;
  if (rest === '#') return 'row';
  if ([card.begin('#'), card.late('#'), strip.lateDetail('#')].includes(rest)) return 'begin';
  if (rest === card.finish('#')) return 'finish';
  return rest === card.visa('#', '#') ? 'visa' : undefined;
}

/** One person's errands with more than one day, over all screens and both languages. */
function twoDates(screens: readonly Seen[]): string[] {
  const said = new Map<string, Map<string, string>>();
  const note = (what: string, day: string, { reader, language, path }: Seen) => {
    const days = said.get(`${reader}: ${what}`) ?? new Map<string, string>();
    days.set(day, days.get(day) ?? `${language} ${path}`);
    said.set(`${reader}: ${what}`, days);
  };
  for (const screen of screens) {
    for (const { text, errands } of screen.lines) {
      const { days, rest } = datesIn(text, screen.language);
      const role = roleOf(rest, screen.language);
      if (role === 'visa') note('visa', days.join(' to '), screen);
      const [errand, another] = errands;
      if (!errand || another) continue;
      if (role === 'begin' || role === 'finish') note(`${role} ${errand}`, days.join(), screen);
      // A row of the timeline says two days, and whether each is the begin or the end stands in a column of its own.
      if (role === 'row' && screen.path.includes('timeline')) note(`row ${errand}`, days.join(), screen);
    }
  }
  return [...said].flatMap(([what, days]) => {
    if (what.includes(': row ')) return [];
    const rows = said.get(what.replace(/: (?:begin|finish) /, ': row '));
    const strange = rows ? [...days.keys()].filter((day) => !rows.has(day)) : [];
    const all = [...days].map(([day, place]) => `${day} (${place})`);
    if (strange.length > 0)
      return [`${what}: ${all.join(' and ')}, and the timeline says ${[...(rows?.keys() ?? [])].join(', ')}`];
    return days.size > 1 ? [`${what}: ${all.join(' and ')}`] : [];
  });
}

type Unit = keyof typeof units;
const units = {
  'business days': /business days?|dias? úte?is/,
  days: /days?|dias?/,
  weeks: /weeks?|semanas?/,
  months: /months?|m[eê]s(?:es)?/,
  years: /years?|anos?/,
  euros: /euros?|€/,
};

interface Topic {
  /** What a line has to speak of. */
  about: RegExp;
  unit: Unit;
  /** The figures of the register, and no others. */
  figures: readonly number[];
}

/** What screens say of facts, by hand from the register (docs/facts.md, the starting facts in db/migrations). */
const topics: Record<string, Topic> = {
  'the apostille by mail': {
    about: /apostil.*(?:mail|correio)|(?:mail|correio).*apostil/i,
    unit: 'weeks',
    figures: [5],
  },
  'until the tax number comes': {
    about: /until the number|até o número|até chegar o número/i,
    unit: 'weeks',
    figures: [3, 4],
  },
  'the decision': {
    about: /people report|the day you hand in|as pessoas relatam|o dia em que entrega/i,
    unit: 'days',
    figures: [30, 60, 90],
  },
  'the age of a record': { about: /record|registo/i, unit: 'days', figures: [90] },
  'the residence permit': {
    about: /residence permit|autorização de residência/i,
    unit: 'years',
    figures: [2, 3],
  },
  'the visa itself': { about: /visa itself|próprio visto/i, unit: 'days', figures: [120] },
  'the fee of the visa': { about: /for the visa|pelo visto/i, unit: 'euros', figures: [110, 40] },
  // A month for one; a year for a couple, twelve times one and a half.
  'the income': { about: /income|rendimento/i, unit: 'euros', figures: [920, 16_560] },
  'the coverage': { about: /coverage|cobertura/i, unit: 'euros', figures: [30_000] },
  'our look at papers': { about: /looks at each paper|vê cada papel/i, unit: 'business days', figures: [2] },
};

/** Lines about a fact with a figure that the register does not have; what older guides say is named as such, and left out. */
function otherValues({ reader, language, path, lines }: Seen): string[] {
  const older = texts[language].facts.older('');
  return lines.flatMap(({ text }) =>
    text.split('\n').flatMap((line) => {
      const [known = ''] = line.split(older);
      return Object.entries(topics)
        .filter(
          ([, { about, unit, figures }]) =>
            about.test(known) && figuresIn(known, unit).some((figure) => !figures.includes(figure)),
        )
        .map(([topic]) => `${reader} ${language} ${path}, ${topic}: ${line}`);
    }),
  );
}

function figuresIn(line: string, unit: Unit): number[] {
  const number = String.raw`(\d[\d,. ]*)`;
  const { source } = units[unit];
  const shape =
    unit === 'euros'
      ? `(?:€ ?${number}|${number} ?(?:${source}))`
      : `(?:${number} ?(?:-|–|to|a) ?)?${number} (?:${source})(?! ?úte)`;
  return [...line.matchAll(new RegExp(shape, 'g'))]
    .flatMap(([, ...found]) => found.filter((one) => one !== undefined))
    .map((one) => Number(one.replaceAll(/\D/g, '')));
}
