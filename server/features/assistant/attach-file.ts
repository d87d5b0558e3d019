import { fileTypeFromBuffer } from 'file-type';
import type { attachFile as contract } from '#domain/contracts/assistant.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { assistantLimits } from '#domain/rules/assistant/limits.ts';
import type { ReadPdf } from '#domain/rules/assistant/read-pdf.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { say } from '../../platform/say.ts';
import { receiveBody } from '../documents/receive-body.ts';
import { keepAttachment } from './attachment-store.ts';
import { readPdf } from './read-pdf.ts';
import { takeBudget } from './take-budget.ts';
import { transcribeScan } from './transcribe-scan.ts';
import { whenLeft } from './when-left.ts';
import { whoAsks } from './who-asks.ts';

/** The minute that the words speak of. */
const busySeconds = 60;

/**
 * Reads a PDF, answers what could be read, and keeps the text for an hour. The bytes lie in memory alone;
 * a scan's go to the operator's model, which the page says beforehand.
 */
export async function attachFile(
  _input: unknown,
  context: RequestContext<'public'>,
): Promise<Output<typeof contract>> {
  const { http, platform } = context;
  // A form of another site cannot send this type without asking first.
  if (http.req.header('content-type') !== 'application/pdf') throw notPdf();
  const size = Number(http.req.header('content-length'));
  if (!Number.isSafeInteger(size) || size === 0) throw notPdf();
  if (size > assistantLimits.pdfBytes)
    throw new AppError('file_too_large', { message: say.assistant((texts) => texts.file.tooLarge.detail) });
  const asker = whoAsks(context);
  if (!(await takeBudget(platform, 'file', asker.counted)))
    throw new AppError('too_many_requests', {
      message: say.assistant((texts) => texts.limits.files(asker.userId !== null)),
    });

  const bytes = await receive(context, size);
  // Mail programs write some bytes before the mark, which the detector does not forgive.
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (found !== undefined && found !== 'application/pdf') throw notPdf();
  const text = await readPdf(bytes);
  const { fault } = text;
  if (fault === 'not_pdf') throw notPdf();
  if (fault === 'busy')
    throw new AppError('unavailable', {
      message: say.assistantLibrary((texts) => texts.faults.busy),
      details: { retry_after: busySeconds },
    });
  if (fault !== null && text.pages.length === 0)
    throw new AppError('file_unreadable', { message: say.assistantLibrary((texts) => texts.faults[fault]) });
  const read = await transcribeScan(context, asker, { bytes, read: text, signal: whenLeft(http) });

  const { id, keptUntil } = await keepAttachment(platform, asker, read);
  asker.remember();
  return { attachment_id: id, kept_until: keptUntil.toISOString(), ...presentRead(read) };
}

/** What of a file was read, without a word of it. */
export function presentRead({ total, unread, lookedAt, gaps, fault, copiedByModel }: ReadPdf) {
  return {
    page_count: total,
    unread,
    looked_at: lookedAt,
    cut: gaps.includes('text_cut') || fault !== null,
    by_gemini: copiedByModel ?? false,
  };
}

async function receive({ http }: RequestContext<'public'>, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let held = 0;
  // A copy: pieces are good until the next is asked for.
  for await (const piece of receiveBody(http, size)) {
    bytes.set(piece.subarray(0, size - held), held);
    held += piece.length;
  }
  return bytes.subarray(0, Math.min(held, size));
}

const notPdf = () =>
  new AppError('file_type_not_allowed', { message: say.assistant((texts) => texts.file.wrongType.detail) });
