import { AppError } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { inLanguage } from '#platform/shared/languages.ts';
import type { openLink as contract } from '../contract.ts';
import { actorOfLink } from './actor-of-link.ts';
import { orGoTo } from './or-go-to.ts';
import { readUploaded } from './read-uploaded.ts';
import { sendContent } from './send-content.ts';

/** Shows a document to whoever may open the link; to everybody else there is nothing here. */
export function openLink(
  { params, query }: Parsed<typeof contract>,
  context: RequestContext<'link'>,
): Promise<Response> {
  const place = inLanguage(languageOf(context.http), '/documents?link=over');
  return orGoTo(place, context.http, async () => {
    const actor = await actorOfLink(context, { to: 'document', id: params.id }, query);
    const row = await context.platform.database.asActor(actor, (tx) => readUploaded(tx, params.id, context));
    if (!row) throw new AppError('not_found');
    return sendContent(row, 'inline', context);
  });
}
