import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { dueFacts, queueScopes, waitingKinds } from './rules.ts';

/** Something that waits for staff. */
export const waitingRecord = z.object({
  /** A submitted case stands for its documents too; otherwise its oldest document stands for all. */
  kind: z.enum(waitingKinds),
  /** Of the case, the conversation, the document, the request or the fact. */
  id: z.string(),
  /** Of the case or the document. */
  application_id: z.uuid().nullable(),
  /** The person's; null for facts. */
  name: z.string().nullable(),
  /** A message's subject, the category of the oldest document that waits. */
  about: z.string().nullable(),
  /** The oldest document of the case that waits for a review. */
  document_id: z.uuid().nullable(),
  /** Documents of the case that wait for a review, opened or not; facts past their review day, which are one record. */
  count: z.int(),
  since: z.iso.datetime(),
  /** When our promise about it is over. */
  due: z.iso.datetime(),
  over: z.boolean(),
  /** Assigned to the caller. */
  mine: z.boolean(),
  assigned_to: z.string().nullable(),
  /** A colleague who has it open now, and has had it for less than 15 minutes. */
  open_with: z.string().nullable(),
  /** Its place in the order: `after` begins behind it. */
  place: z.string(),
});
export type WaitingRecord = z.infer<typeof waitingRecord>;

/**
 * The most over its promise first: what is due earlier, then what waits longer. `after` is a record's `place`. `from`, a case, a
 * conversation, a refund request or the facts past their day, is left out, and without `after` the list begins behind it where it waits itself.
 */
export const listWaiting = contract({
  method: 'get',
  path: '/api/office/waiting',
  summary: 'What waits for us, the most over its promise first',
  query: z.strictObject({
    whose: z.enum(queueScopes).default('all'),
    after: z.string().max(200).optional(),
    from: z.union([z.uuid(), z.literal(dueFacts)]).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: z.object({
    waiting: z.array(waitingRecord),
    /** For `after`; null at the end. */
    next_cursor: z.string().nullable(),
    /** Where the list begins: to be asked again with `after` when `from` no longer waits. */
    place: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'forbidden', 'invalid_input'],
});

/** What of a case waits for us, the most over its promise first, and when something last happened in it. */
export const caseWaiting = z.object({
  application_id: z.uuid(),
  waits: z
    .object({
      kind: z.enum(['case', 'document', 'message']),
      /** Documents that wait, opened or not; conversations. */
      count: z.int(),
      since: z.iso.datetime(),
      /** When our promise about it is over. */
      due: z.iso.datetime(),
    })
    .nullable(),
  last_activity_at: z.iso.datetime(),
});
export type CaseWaiting = z.infer<typeof caseWaiting>;

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Of one page of the list of cases. A person's messages belong to their own application. */
export const listCasesWaiting = contract({
  method: 'get',
  path: '/api/office/waiting/cases',
  summary: 'What waits for us in these cases',
  query: z.strictObject({ ids: z.string().regex(new RegExp(`^${uuid}(,${uuid}){0,99}$`, 'i')) }),
  response: z.object({ cases: z.array(caseWaiting) }),
  errors: ['not_authenticated', 'forbidden', 'invalid_input'],
});
