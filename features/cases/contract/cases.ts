import { z } from 'zod';
import { roleName } from '#features/accounts/contract/accounts.ts';
import { applicationFees, paidFee } from '#features/applications/contract/application-fees.ts';
import {
  applicantKind,
  applicationStatus,
  applicationStep,
  officeApplication,
} from '#features/applications/contract/applications.ts';
import { documentRow } from '#features/documents/contract.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { guide } from '#features/guide/contract.ts';
import { handIn } from '#features/places/contract.ts';
import { contract } from '#platform/shared/contract.ts';
import { caseEventKinds } from '../rules/cases.ts';
import { caseNote } from './case-notes.ts';

const id = z.strictObject({ id: z.uuid() });

/** A case as staff see it. Documents are only listed: opening one needs a reason and is recorded. */
export const caseFile = z.object({
  application: officeApplication,
  /** Whose application it is within the household. */
  kind: applicantKind,
  status_reason: z.string().nullable(),
  applicant: z.object({
    phone: z.string().nullable(),
    nationality: z.string().nullable(),
    current_location: z.string().nullable(),
    /** Null without an active plan. */
    subscription_plan: z.enum(['standard', 'premium', 'other']).nullable(),
    joined_at: z.iso.datetime(),
    /** When their account is deleted, as they asked; null when it stays. */
    erasure_due_at: z.iso.datetime().nullable(),
  }),
  /** Where they live, and who takes their papers. */
  hand_in: handIn.pick({ residence: true, answer: true }),
  /** As the applicant sees them once a decision can no longer be undone. */
  guide,
  progress_percentage: z.int().min(0).max(100),
  current_step: z.int().min(1).max(4),
  steps: z.array(applicationStep),
  documents: z.array(
    documentRow.pick({
      id: true,
      file_name: true,
      file_type: true,
      file_size: true,
      document_category: true,
      upload_status: true,
      created_at: true,
    }),
  ),
  /** Documents that wait for a review, in the guide's order. */
  to_review: z.array(z.enum([...requiredDocuments, 'nif-document'])),
  /** The other applications of the account, the user's own first. */
  household: z.array(
    z.object({
      id: z.uuid(),
      kind: applicantKind,
      applicant_name: z.string().nullable(),
      status: applicationStatus,
    }),
  ),
  messages: z.object({
    total: z.int(),
    /** Conversations that wait for our reply, and since when the oldest does. */
    unanswered: z.int(),
    waiting_since: z.iso.datetime().nullable(),
  }),
  notes: z.object({ total: z.int(), newest: caseNote.nullable() }),
  /** What applications cost today (US cents, 0 when free), and what was paid for this one. */
  fee: z.object({ asked: applicationFees.shape.asked, paid: paidFee.nullable() }),
});
export type CaseFile = z.infer<typeof caseFile>;

export const getCase = contract({
  method: 'get',
  path: '/api/office/applications/{id}',
  summary: 'One application with its applicant, guide, documents, household and what is written about it',
  params: id,
  response: caseFile,
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** An event of a case. `by` is a name, null for the system or a deleted account. */
export const caseEvent = z.object({
  id: z.string(),
  action: z.string(),
  occurred_at: z.iso.datetime(),
  by: z.string().nullable(),
  by_role: roleName.or(z.enum(['anon', 'system'])),
  /** What it was about. */
  subject: z.object({ type: z.string(), id: z.string() }),
  /** Ids, states and counts of the audit log, with `file_name` or `thread` while the row exists. */
  details: z.record(z.string(), z.unknown()),
});
export type CaseEvent = z.infer<typeof caseEvent>;

/** Newest first. `kind` selects one kind of event; `cursor` is the last event's id. */
export const getCaseHistory = contract({
  method: 'get',
  path: '/api/office/applications/{id}/history',
  summary: 'What happened to an application, its documents, messages and notes',
  params: id,
  query: z.strictObject({
    kind: z.enum(caseEventKinds).optional(),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ events: z.array(caseEvent), next_cursor: z.string().nullable() }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});
