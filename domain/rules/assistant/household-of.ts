import type { Household } from './answer.ts';

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const children =
  /\b(\d|a|one|two|three|four|five)? ?(?:\w+ )?(child|kid|son|daughter|grandchild)(?:ren|s)?\b/;

/** Who moves besides the person who asks, as far as the question says so. */
export function householdOf(question: string): Household {
  const text = question.toLowerCase();
  const found = children.exec(text);
  return {
    spouse: /\b(?:wife|husband|spouse|partner|couple|married|both of us|the two of us)\b/.test(text),
    children: found ? (counts[found[1] ?? 'a'] ?? (Number(found[1]) || 1)) : 0,
  };
}
