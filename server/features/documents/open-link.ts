import type { Parsed } from '#domain/contracts/contract.ts';
import type { openLink as contract } from '#domain/contracts/documents.ts';
import { inLanguage } from '#domain/rules/languages.ts';
import { AppError } from '../../platform/app-error.ts';
import { languageOf } from '../../platform/language-of.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { actorOfLink } from './actor-of-link.ts';
import { readUploaded } from './read-uploaded.ts';
import { sendContent } from './send-content.ts';

/**
 * Shows a document to whoever may open the link; to everybody else there is nothing here. A tab that is opened again
 * after the link's hour goes to the person's documents, which make a new one: it would show a line for programs.
 */
export async function openLink(
  input: Parsed<typeof contract>,
  context: RequestContext<'link'>,
): Promise<Response> {
  const { http } = context;
  try {
    return await open(input, context);
  } catch (error) {
    const isTab = http.req.header('accept')?.includes('text/html');
    if (!isTab || !(error instanceof AppError) || error.code !== 'not_found') throw error;
    return http.redirect(inLanguage(languageOf(http), '/documents?link=over'), 303);
  }
}

async function open({ params, query }: Parsed<typeof contract>, context: RequestContext<'link'>) {
  const actor = await actorOfLink(context, { to: 'document', id: params.id }, query);
  const row = await context.platform.database.asActor(actor, (tx) => readUploaded(tx, params.id, context));
  if (!row) throw new AppError('not_found');
  return sendContent(row, 'inline', context);
}
