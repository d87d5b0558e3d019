import { createHash } from 'node:crypto';
import { fifthSet, fifthSetPortuguese } from './fifth-set.ts';
import { forumQuestions } from './forum-questions.ts';
import { fourthSet, fourthSetPortuguese } from './fourth-set.ts';
import type { Asked } from './judge.ts';
import { secondSet, secondSetPortuguese } from './second-set.ts';
import { seventhSet, seventhSetPortuguese } from './seventh-set.ts';
import { sixthSet, sixthSetPortuguese } from './sixth-set.ts';
import { thirdSet, thirdSetPortuguese } from './third-set.ts';

/** A question of strangers. With facts and `refuses` both, either is right. */
interface ForumQuestion extends Asked {
  /** The address of the thread. */
  from: string;
}

/** Drawn once, before the first run. Another seed would open questions that must stay unseen. */
const seed = 'rumo 2026-11-26';
const apart = 100;

const drawn = readSet(forumQuestions)
  .map((question) => ({
    question,
    draw: createHash('sha256').update(`${seed} ${question.ask}`).digest('hex'),
  }))
  .sort((one, other) => one.draw.localeCompare(other.draw))
  .map(({ question }) => question);

/** A hundred that the library is not tuned on: judged by the bench alone. */
export const heldApart = drawn.slice(0, apart);
/** The others, which it is tuned on. */
export const tunedOn = drawn.slice(apart);

/** Run once, on 2026-11-26, and tuned on since. */
export const secondApart = readSet(secondSet);
export const secondApartPortuguese = readSet(secondSetPortuguese);

/** Run once, on 2026-11-27, and tuned on since. */
export const thirdApart = readSet(thirdSet);
export const thirdApartPortuguese = readSet(thirdSetPortuguese);

/** Run once, on 2026-11-27, after the last change that the third set asked for, and tuned on since. */
export const fourthApart = readSet(fourthSet);
export const fourthApartPortuguese = readSet(fourthSetPortuguese);

/** Run once, on 2026-11-28, by a person who had not tuned the library, and tuned on since. */
export const fifthApart = readSet(fifthSet);
export const fifthApartPortuguese = readSet(fifthSetPortuguese);

/** Run once, on 2026-11-28, by the person who had tuned the library, and not entirely after the last change that the fifth set asked for. */
export const sixthApart = readSet(sixthSet);
export const sixthApartPortuguese = readSet(sixthSetPortuguese);

/** Run once, on 2026-11-28, by a person who had not tuned the library. Nothing was tuned on it. */
export const seventhApart = readSet(seventhSet);
export const seventhApartPortuguese = readSet(seventhSetPortuguese);

/** The questions of a set: addresses, and below each its questions with their facts. */
export function readSet(text: string): ForumQuestion[] {
  let from = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [ask = '', keys] = line.split(' = ');
      if (keys === undefined) {
        from = line;
        return [];
      }
      const facts = keys.split(' ').filter((key) => key !== 'refuse');
      return [{ ask: ask.trim(), from, facts, refuses: facts.length < keys.split(' ').length }];
    });
}
