import type { z } from 'zod';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { staleDocument } from '../contract.ts';
import { findOfficeDocument } from './office-document.ts';

/** The refusal of a word that was said in view of an older state: what stands there now, and who put it there. */
export async function staleError(tx: Tx, id: string): Promise<AppError> {
  const document = await findOfficeDocument(tx, id);
  const details: z.input<typeof staleDocument> = {
    document,
    changed_by: document.review?.reviewed_by ?? null,
    changed_at: document.review?.reviewed_at ?? null,
  };
  return new AppError('stale', { details });
}
