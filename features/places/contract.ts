import { z } from 'zod';
import { trusts } from '#features/facts/rules.ts';
import { contract } from '#platform/shared/contract.ts';
import { postIds } from './rules/consulates.ts';
import { handInTopics, residencePlaces, visaKinds } from './rules/hand-in.ts';

const residence = z.object({
  place: z.enum(residencePlaces),
  county: z.string().trim().min(1).max(100).nullable(),
  /** Null: not said yet. */
  visa: z.enum(visaKinds).nullable().default(null),
  /** Whether a husband or wife, and a child, move as well; null: not said yet. */
  couple: z.boolean().nullable().default(null),
  child: z.boolean().nullable().default(null),
});

/** Where something is known from, as people read it. */
const evidence = {
  source: z.string(),
  source_date: z.string().nullable(),
  trust: z.enum(trusts),
};

const answer = z.discriminatedUnion('known', [
  z.object({
    known: z.literal('post'),
    post: z.enum(postIds),
    city: z.string(),
    ...evidence,
    desk: z.object({ by: z.enum(['vfs', 'consulate', 'unknown']), ...evidence }),
  }),
  z.object({ known: z.literal('county-needed') }),
  z.object({ known: z.literal('nothing') }),
]);

/**
 * Where a person hands in their papers, and what the register says of it. `residence` is null until they have said it;
 * `counties` are the choices where two consulates share their state. `answer` is null without a residence in the United States.
 */
export const handIn = z.object({
  residence: residence.nullable(),
  counties: z.array(z.string()),
  answer: answer.nullable(),
  facts: z.array(
    z.object({
      id: z.string(),
      topic: z.enum(handInTopics),
      text: z.string(),
      ...evidence,
    }),
  ),
});
export type HandIn = z.infer<typeof handIn>;

export const getHandIn = contract({
  method: 'get',
  path: '/api/hand-in',
  summary: 'Where the caller hands in their papers, and what to bring',
  response: handIn,
  errors: ['not_authenticated'],
});

/** A county that the state does not have is refused. `residence` null forgets it. Repeating it changes nothing. */
export const saveResidence = contract({
  method: 'put',
  path: '/api/hand-in/residence',
  summary:
    'Say in which state, territory or county the caller lives, which visa they want and who moves with them',
  body: z.strictObject({ residence: residence.strict().nullable() }),
  response: handIn,
  errors: ['not_authenticated', 'invalid_input'],
});
