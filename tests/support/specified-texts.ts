import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that the specification prescribes, and where. */
export interface SpecifiedText {
  /** `{words}` stand for what differs each time. */
  text: string;
  /** It is part of a longer sentence. */
  part: boolean;
  specification: Specification;
  section: string;
  /** When a person meets it: the route and the state, in words. */
  situation: string;
  /** In which texts it stands, by their names (`text-files.ts`): one of these. */
  modules: string[];
}

export const specifications = ['applicant-side', 'back-office'] as const;
export type Specification = (typeof specifications)[number];

const folder = join(import.meta.dirname, '../specification');

/** The list of one specification; `tests/specification/README.md` says how it is written. */
export function specifiedTexts(specification: Specification): SpecifiedText[] {
  const texts: SpecifiedText[] = [];
  let section = '';
  let situation = '';
  let modules: string[] = [];
  for (const line of readFileSync(join(folder, `${specification}.txt`), 'utf8').split('\n')) {
    if (line === '') continue;
    if (line.startsWith('== ')) section = line.slice(3);
    else if (line.startsWith('-- ')) {
      const [name = '', files = ''] = line.slice(3).split(' @ ');
      situation = name;
      modules = files.split(' ').filter(Boolean);
    } else {
      const part = line.startsWith('~ ');
      texts.push({ text: part ? line.slice(2) : line, part, specification, section, situation, modules });
    }
  }
  return texts;
}

const placeholder = /\{[^{}]+\}/;

/** What stands between the placeholders, in order; one piece when there are none. */
export const fixedPieces = (text: string): string[] => text.split(new RegExp(placeholder, 'g'));

/** Whether words on a screen are this text. */
export function isReadIn(words: string, { text, part }: Pick<SpecifiedText, 'text' | 'part'>): boolean {
  if (part) return words.includes(text);
  if (!placeholder.test(text)) return words === text;
  const pattern = fixedPieces(text).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.+')}$`).test(words);
}
