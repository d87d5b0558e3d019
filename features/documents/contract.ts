import { z } from 'zod';
import { bringItemIds } from '#features/bring/rules.ts';
import { contract } from '#platform/shared/contract.ts';
import { languages } from '#platform/shared/languages.ts';
import { requiredDocuments, reviewStatuses } from './rules/document-types.ts';
import { fileFindings } from './rules/file-findings.ts';

export const documentCategory = z.enum(['general', 'step_document', ...requiredDocuments]);
export type DocumentCategory = z.infer<typeof documentCategory>;

/** The virus scanner: ClamAV's daemon, or the stand-in that knows one test file. */
export const scannerMode = z.enum(['clamd', 'local']);

/** The review of a finished upload of a type that is reviewed. */
export const documentReview = z.object({
  status: z.enum(reviewStatuses),
  /** Why a new copy is needed; of `returned` alone. */
  reason: z.string().nullable(),
  waiting_since: z.iso.datetime(),
  reviewed_at: z.iso.datetime().nullable(),
});

export const documentRow = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  step_id: z.uuid().nullable(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.int(),
  document_category: documentCategory,
  /** The part of the guide that this file answers: it completes step 2. */
  guide_item: z.enum(['nif-document']).nullable(),
  /** What of "Also bring" this file is. */
  bring_item: z.enum(bringItemIds).nullable(),
  /** `pending` uploads did not finish; the bytes of `refused` ones were erased because of a virus found after storing. */
  upload_status: z.enum(['pending', 'uploaded', 'refused']),
  /** Uploaded and not checked yet. */
  is_checking: z.boolean(),
  findings: z.array(z.enum(fileFindings)),
  created_at: z.iso.datetime(),
  /** The returned document of which this is a new copy. */
  replaces_id: z.uuid().nullable(),
  /** Null for uploads that are not finished and for types that are not reviewed. */
  review: documentReview.nullable(),
});
export type DocumentRow = z.infer<typeof documentRow>;

const id = z.strictObject({ id: z.uuid() });

export const listDocuments = contract({
  method: 'get',
  path: '/api/documents',
  summary: "Documents of one of the caller's applications, newest first",
  query: z.strictObject({
    application_id: z.uuid(),
    step_id: z.uuid().optional(),
    document_category: documentCategory.optional(),
  }),
  response: z.object({ documents: z.array(documentRow) }),
  errors: ['not_authenticated', 'not_found'],
});

/**
 * First half of an upload: checks size, extension and ownership and reserves the row. `file_size` in bytes must equal the
 * bytes that follow.
 */
export const beginUpload = contract({
  method: 'post',
  path: '/api/documents',
  summary: 'Announce a file before sending its bytes',
  body: z.strictObject({
    application_id: z.uuid(),
    step_id: z.uuid().optional(),
    document_category: documentCategory.default('general'),
    /** A NIF document must be PDF, JPG or PNG. */
    guide_item: z.enum(['nif-document']).optional(),
    /** With the category 'general' alone. */
    bring_item: z.enum(bringItemIds).optional(),
    /** A returned document of the same application: the new copy is filed in its place. */
    replaces_id: z.uuid().optional(),
    file_name: z.string().min(1).max(300),
    file_size: z.int().min(0),
  }),
  response: documentRow,
  errors: [
    'not_authenticated',
    'not_found',
    'file_too_large',
    'file_type_not_allowed',
    'file_unreadable',
    'conflict',
    'storage_full',
  ],
});

/** Second half: the bytes. Idempotent. */
export const putContent = contract({
  method: 'put',
  path: '/api/documents/{id}/content',
  summary: 'Send the bytes of an announced file',
  params: id,
  body: 'bytes',
  response: documentRow,
  errors: [
    'not_authenticated',
    'not_found',
    'file_too_large',
    'file_type_not_allowed',
    'file_unreadable',
    'file_infected',
    'conflict',
    'storage_full',
  ],
});

/** Streams the bytes as an attachment; supports a single `Range`. */
export const getContent = contract({
  method: 'get',
  path: '/api/documents/{id}/content',
  summary: 'Download a document',
  params: id,
  response: 'bytes',
  errors: ['not_authenticated', 'not_found', 'range_not_satisfiable'],
});

/** A signed address, and when it expires. */
export const link = z.object({ url: z.string(), expires_at: z.iso.datetime() });
/** Its query. */
export const signed = z.strictObject({ expires: z.coerce.number().int(), signature: z.string().max(200) });

/** A link for a new tab, valid for 3600 s and only with the cookie of the session that created it. */
export const createLink = contract({
  method: 'post',
  path: '/api/documents/{id}/link',
  summary: 'Make a signed link to view a document',
  params: id,
  body: z.strictObject({}),
  response: link,
  errors: ['not_authenticated', 'not_found'],
});

export const openLink = contract({
  method: 'get',
  path: '/files/{id}',
  summary: 'Open a signed link',
  params: id,
  query: signed,
  response: 'bytes',
  errors: ['not_found', 'range_not_satisfiable'],
});

const applicationId = z.strictObject({ application_id: z.uuid() });

/** A link that saves every finished document of an application; valid as one of `createLink`. */
export const createArchiveLink = contract({
  method: 'post',
  path: '/api/applications/{application_id}/archive-link',
  summary: 'Make a signed link to save all documents of an application',
  params: applicationId,
  body: z.strictObject({}),
  response: link,
  errors: ['not_authenticated', 'not_found'],
});

/** A zip file: a folder by type, and an index. */
export const openArchive = contract({
  method: 'get',
  path: '/files/applications/{application_id}/documents.zip',
  summary: 'Open a signed link to all documents of an application',
  params: applicationId,
  query: signed.extend({ language: z.enum(languages).default('en') }),
  response: 'bytes',
  errors: ['not_found'],
});

export const deleteDocument = contract({
  method: 'delete',
  path: '/api/documents/{id}',
  summary: 'Delete a document and erase its bytes',
  params: id,
  response: 'none',
  errors: ['not_authenticated', 'not_found'],
});

export const categoriseDocument = contract({
  method: 'put',
  path: '/api/documents/{id}/category',
  summary: 'Change the category of a document',
  params: id,
  body: z.strictObject({ document_category: documentCategory }),
  response: documentRow,
  errors: ['not_authenticated', 'not_found'],
});
