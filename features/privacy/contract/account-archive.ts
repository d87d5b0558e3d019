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
  summary: 'Open a signed link to everything we hold about somebody',
  query: signed.extend({ language: z.enum(languages).default('en') }),
  response: 'bytes',
  errors: ['not_found'],
});
