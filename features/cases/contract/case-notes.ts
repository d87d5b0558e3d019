import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import { freeText } from '#platform/shared/free-text.ts';
import { noteLimit } from '../rules/cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';

const id = z.strictObject({ id: z.uuid() });
const body = freeText(noteLimit, caseNoteTexts.form.errors);
const staffOnly = ['not_authenticated', 'forbidden', 'not_found'] as const;

/** A staff note about a case; never shown to the applicant. */
export const caseNote = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  body: z.string(),
  version: z.int(),
  /** Null when the account is gone. */
  author_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null when it was never changed. */
  updated_at: z.iso.datetime().nullable(),
  /** Only its author can change and remove it. */
  abilities: z.object({ change: z.boolean() }),
});
export type CaseNote = z.infer<typeof caseNote>;

export const listNotes = contract({
  method: 'get',
  path: '/api/office/applications/{id}/notes',
  summary: 'The private notes about an application, newest first',
  params: id,
  response: z.object({ notes: z.array(caseNote) }),
  errors: staffOnly,
});

/** Once per `client_key`. `conflict` when the case is full of notes. */
export const writeNote = contract({
  method: 'post',
  path: '/api/office/applications/{id}/notes',
  summary: 'Write a private note about an application',
  params: id,
  body: z.strictObject({ body, client_key: z.uuid() }),
  response: caseNote,
  errors: [...staffOnly, 'conflict'],
});

/** `version` is the one that the author saw; an older one is `stale`, with the present note in `details.note`. */
export const changeNote = contract({
  method: 'put',
  path: '/api/office/notes/{id}',
  summary: 'Change a private note of the caller',
  params: id,
  body: z.strictObject({ body, version: z.int().min(1) }),
  response: caseNote,
  errors: [...staffOnly, 'stale'],
});

/** It can be restored for ten minutes; then it is erased. Idempotent. */
export const removeNote = contract({
  method: 'delete',
  path: '/api/office/notes/{id}',
  summary: 'Remove a private note of the caller',
  params: id,
  response: z.object({ restorable_until: z.iso.datetime() }),
  errors: staffOnly,
});

/** `not_found` when it has been erased. Idempotent. */
export const restoreNote = contract({
  method: 'post',
  path: '/api/office/notes/{id}/restore',
  summary: 'Take the removal of a private note back',
  params: id,
  body: z.strictObject({}),
  response: caseNote,
  errors: staffOnly,
});
