import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { pageInUse } from '../contract/landing-page-shapes.ts';
import type { deletePage as contract } from '../contract/landing-pages.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { lockPage } from './lock-page.ts';
import { usesOf } from './office-pages.ts';

/**
 * Deletes a page with its history. Not while an experiment uses it, in whatever state: its results name the page. Throws
 * `not_found`, `conflict`.
 */
export async function deletePage(
  { params: { id } }: Parsed<typeof contract>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { slug } = await lockPage(tx, id);
    const experiments = (await usesOf(tx, [id])).get(id) ?? [];
    if (experiments.length > 0) {
      const details: z.input<typeof pageInUse> = { experiments };
      const message = officePageTexts.deletion.inUse(experiments.map(({ name }) => name));
      throw new AppError('conflict', { message, details });
    }
    await tx.deleteFrom('landing_pages').where('id', '=', id).execute();
    await recordAudit(tx, {
      action: 'landing_page.deleted',
      subject: { type: 'landing_page', id },
      details: { slug },
      requestId,
    });
  });
}
