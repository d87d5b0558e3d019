import type { Household } from './income/judge-income.ts';

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const children = /\b(?:child|kid|son|daughter|grandchild)(?:ren|s)?\b/;

/** Who moves besides the person who asks, as far as the question says so. */
export function householdOf(question: string): Household {
  const text = question.toLowerCase();
  const found = children.exec(text);
  return {
    spouse: /\b(?:wife|husband|spouse|partner|couple|married|both of us|the two of us)\b/.test(text),
    children: found ? countBefore(text.slice(0, found.index)) : 0,
  };
}

/** How many the words before 'children' say, "two", "2 young"; one where they say nothing. */
function countBefore(text: string): number {
  const words = text.trimEnd().split(' ');
  const named = (word = '') => counts[word] ?? (/^\d$/.test(word) ? Number(word) : 0);
  return named(words.at(-1)) || named(words.at(-2)) || 1;
}
