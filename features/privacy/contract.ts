import { z } from 'zod';
import { link, signed } from '#features/documents/contract.ts';
import { contract } from '#platform/shared/contract.ts';
import { languages } from '#platform/shared/languages.ts';

/** A link that saves everything we hold about the caller; the terms of `createLink` hold. */
export const createAccountArchiveLink = contract({
  method: 'post',
  path: '/api/account/archive-link',
  summary: 'Make a signed link to save everything we hold about the caller',
  body: z.strictObject({}),
  response: link,
  errors: ['not_authenticated'],
});

/** A zip file: a page to read, the same as JSON, and a folder with all documents. */
export const openAccountArchive = contract({
  method: 'get',
  path: '/files/account/archive.zip',
  summary: 'Open a signed link to everything we hold about a person',
  query: signed.extend({ language: z.enum(languages).default('en') }),
  response: 'bytes',
  errors: ['not_found'],
});

/** The caller's account is deleted at `due_at`; until then they can take it back. */
const accountErasure = z.object({ requested_at: z.iso.datetime(), due_at: z.iso.datetime() });

/** Repeating it changes nothing, nor the day. `forbidden` for staff, whose role an admin has to remove first. */
export const requestErasure = contract({
  method: 'put',
  path: '/api/account/erasure',
  summary: "Ask for the caller's account to be deleted when the grace is over",
  body: z.strictObject({}),
  response: accountErasure,
  errors: ['not_authenticated', 'forbidden'],
});

/** Repeating it changes nothing. `conflict` once the erasure has begun. */
export const withdrawErasure = contract({
  method: 'delete',
  path: '/api/account/erasure',
  summary: "Keep the caller's account after all",
  response: 'none',
  errors: ['not_authenticated', 'conflict'],
});
