import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { deviceText, freeText } from '#platform/shared/free-text.ts';
import { currencies } from './rules/amounts.ts';
import { assistantLimits } from './rules/limits.ts';
import { assistantTexts } from './texts/assistant.ts';

/** Where something in an answer comes from. */
export const assistantSource = z.object({
  title: z.string(),
  source: z.string(),
  /** A day, a month or a year; null where the source bears none. */
  date: z.string().nullable(),
  /** https, or a path of ours. Never an address taken from an attached file. */
  url: z.string().optional(),
  /** Of the attached file. */
  page: z.int().optional(),
});

const cents = z.int().min(0);
const household = z.object({ spouse: z.boolean(), children: z.int().min(0) });

/** Monthly income that was read in the attached file, against the dated minimum wage. Amounts are cents. */
const incomeTable = z.object({
  /** `month` is 'YYYY-MM', or null where a letter says 'each month'. */
  rows: z.array(
    z.object({
      month: z.string().nullable(),
      cents,
      /** Null where the file names none. */
      currency: z.enum(currencies).nullable(),
      pages: z.array(z.int()),
    }),
  ),
  /** Of two months or more in one currency. */
  sum: z
    .object({ months: z.int(), totalCents: cents, averageCents: cents, currency: z.enum(currencies) })
    .nullable(),
  /** The lowest row, when all are in euros: nothing is converted. */
  lowestCents: cents.nullable(),
  /** What households need each month, in cents of a euro. */
  needs: z.array(household.extend({ cents, isTheirs: z.boolean() })),
  rule: assistantSource,
  wage: z.object({ cents, validFrom: z.string().nullable(), source: assistantSource }).nullable(),
});

/** A passage that may be meant, as the question it answers. */
const choice = z.object({ key: z.string(), question: z.string() });
export type AssistantChoice = z.infer<typeof choice>;

/** The answer as the specification has it, with what we add. `refused`: nothing was found, and it says so. */
export const assistantAnswer = z.object({
  response: z.string(),
  confidence: z.number().min(0).max(1),
  sources: z.array(assistantSource),
  /** Of an answer about income in a file; answers that were kept before there was one have none. */
  table: incomeTable.nullable().default(null),
  refused: z.boolean(),
  /** It is not sure what is asked, and states nothing: what to choose from. */
  choices: z.array(choice).optional(),
  /** The key of the choice that it answers. */
  chosen: z.string().optional(),
  engine: z.enum(['library', 'gemini']),
  /** Why the library answered where Gemini could have. */
  instead: z.enum(['budget', 'nothing_held']).nullable(),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

/** What was read of a file. `page_count` is what the file says it has. */
const readFile = z.object({
  name: z.string(),
  page_count: z.int(),
  /** Pages that gave no text. */
  unread: z.array(z.int()),
  /** Pages after these were not looked at. */
  looked_at: z.int(),
  /** Text was left out, because the file holds more than is read of one. */
  cut: z.boolean(),
  /** Its pages are pictures, and Gemini copied out what they say. */
  by_gemini: z.boolean().default(false),
});
export type AssistantFile = z.infer<typeof readFile>;

/** What the page has to know before anybody types. Visitors without an account are answered by the library alone. */
export const getAssistant = contract({
  method: 'get',
  path: '/api/assistant',
  summary: 'Which engine answers the caller',
  response: z.object({ engine: z.enum(['library', 'gemini']) }),
});

const { errors } = assistantTexts.chat;
const question = z.strictObject({
  question: freeText(assistantLimits.question, errors),
  /** The specification's; always null. A file goes before, to `attachFile`. */
  documentUri: z.null(),
  attachment_id: z.uuid().optional(),
  /** As the person's device calls it: for their own history. */
  attachment_name: deviceText(200).optional(),
  /** Goes on with a conversation; without it one begins. Visitors without an account have none. */
  conversation_id: z.uuid().optional(),
  /** What was chosen of an answer in this conversation: it is answered at once, and is no new question of the day. */
  choice: z.string().min(1).max(100).optional(),
  client_key: z.uuid(),
});
export type AssistantQuestion = z.input<typeof question>;

const kept = z.object({
  conversation_id: z.uuid(),
  question_id: z.uuid(),
  message_id: z.uuid(),
});

/**
 * An answer; or the service's own words about why there is none; or, when it answered with something that is no answer,
 * `success: false` alone.
 */
export const assistantReply = z.union([
  /** `kept` says where it is in the history; null for visitors without an account. */
  z.object({ success: z.literal(true), data: assistantAnswer, kept: kept.nullable() }),
  z.object({ error: z.string() }),
  z.object({ success: z.literal(false) }),
]);
export type AssistantReply = z.infer<typeof assistantReply>;

/** A question that was answered already is answered the same; one that is being answered is refused as `conflict`. */
export const askAssistant = contract({
  method: 'post',
  path: '/api/assistant/ask',
  summary: 'Ask the financial assistant',
  body: question,
  response: assistantReply,
  errors: ['not_found', 'conflict'],
});

/** The same; what is sure of the answer comes as `part` events ({text}), then one `reply` as above, or one `refusal`. */
export const followAnswer = contract({
  method: 'post',
  path: '/api/assistant/ask/stream',
  summary: 'Ask, and read the answer while it is written',
  body: question,
  response: 'events',
  errors: ['not_found', 'conflict', 'not_authenticated'],
});

/** Reads a PDF once and keeps its text for an hour, encrypted, for the person who sent it. Its bytes are not kept. */
export const attachFile = contract({
  method: 'post',
  path: '/api/assistant/attachments',
  summary: 'Let a PDF be read',
  body: 'bytes',
  response: readFile.omit({ name: true }).extend({ attachment_id: z.uuid(), kept_until: z.iso.datetime() }),
  errors: ['file_too_large', 'file_type_not_allowed', 'file_unreadable', 'file_infected'],
});
export type AttachedFile = z.infer<typeof attachFile.response>;

const id = z.strictObject({ id: z.uuid() });

/** Erases what was read, at once. */
export const removeAttachment = contract({
  method: 'delete',
  path: '/api/assistant/attachments/{id}',
  summary: 'Forget what was read in a PDF',
  params: id,
  response: 'none',
  errors: ['not_found'],
});

const conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  created_at: z.iso.datetime(),
  last_activity_at: z.iso.datetime(),
});
export type AssistantConversation = z.infer<typeof conversation>;

export const listConversations = contract({
  method: 'get',
  path: '/api/assistant/conversations',
  summary: "The caller's conversations with the assistant, the hundred with the newest questions",
  response: z.object({ conversations: z.array(conversation) }),
  errors: ['not_authenticated'],
});

const message = z.object({
  id: z.uuid(),
  type: z.enum(['user', 'ai']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Of a question. */
  file: readFile.nullable(),
  /** Of an answer. */
  answer: assistantAnswer.nullable(),
});
export type AssistantMessage = z.infer<typeof message>;

export const getConversation = contract({
  method: 'get',
  path: '/api/assistant/conversations/{id}',
  summary: 'One conversation, oldest message first',
  params: id,
  response: conversation.extend({ messages: z.array(message) }),
  errors: ['not_authenticated', 'not_found'],
});

export const deleteConversation = contract({
  method: 'delete',
  path: '/api/assistant/conversations/{id}',
  summary: 'Delete a conversation for good',
  params: id,
  response: 'none',
  errors: ['not_authenticated', 'not_found'],
});

export const deleteConversations = contract({
  method: 'delete',
  path: '/api/assistant/conversations',
  summary: 'Delete all conversations for good',
  response: z.object({ deleted: z.int() }),
  errors: ['not_authenticated'],
});
