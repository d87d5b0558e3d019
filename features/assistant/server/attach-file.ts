import { receiveBody } from '#features/documents/server/upload-body.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { ScannerUnavailable } from '#platform/server/scanner.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import { assistantLimits } from '../rules/limits.ts';
import type { AttachedFile, PdfGap } from '../rules/pdf.ts';
import { sayAssistant, sayLibrary, whenLeft, whoAsks } from './asker.ts';
import { forgetAttachment, keepAttachment } from './attachment-store.ts';
import { takeBudget } from './budget.ts';
import { transcribeScan } from './transcribe-scan.ts';

/** The minute that the words speak of. */
const busySeconds = 60;

/**
 * Reads a PDF, returns what could be read, and keeps the text for an hour. The bytes lie in memory alone;
 * a scan's go to the operator's model, which the page says beforehand.
 */
export async function attachFile(
  _input: unknown,
  context: RequestContext<'public'>,
): Promise<Output<typeof contract.attachFile>> {
  const { http, platform } = context;
  // A form of another site cannot send this type without asking first.
  if (http.req.header('content-type') !== 'application/pdf') throw notPdf();
  const size = Number(http.req.header('content-length'));
  if (!Number.isSafeInteger(size) || size === 0) throw notPdf();
  if (size > assistantLimits.pdfBytes)
    throw new AppError('file_too_large', { message: sayAssistant((texts) => texts.file.tooLarge.detail) });
  const asker = whoAsks(context);
  if (!(await takeBudget(platform, 'file', asker.counted)))
    throw new AppError('too_many_requests', {
      message: sayAssistant((texts) => texts.limits.files(asker.userId !== null)),
    });

  const bytes = await receive(context, size);
  await expectClean(context, bytes);
  const pdf = await platform.fileReader.readPdf(bytes);
  const { fault } = pdf;
  if (fault === 'not_pdf') throw notPdf();
  if (fault === 'busy')
    throw new AppError('unavailable', {
      message: sayLibrary((texts) => texts.faults.busy),
      details: { retry_after: busySeconds },
    });
  if (fault !== null && pdf.pages.length === 0)
    throw new AppError('file_unreadable', { message: sayLibrary((texts) => texts.faults[fault]) });
  const { pages, ...read } = await transcribeScan(context, asker, {
    bytes,
    read: pdf,
    signal: whenLeft(http),
  });
  const found = await platform.fileReader.lookThroughText(pages);
  if (!found)
    throw new AppError('file_unreadable', {
      message: sayLibrary((texts) => texts.faults.too_slow),
    });

  const { cut, ...findings } = found;
  const gaps: PdfGap[] = cut ? [...new Set([...read.gaps, 'text_cut' as const])] : read.gaps;
  const file = { ...read, gaps, ...findings };
  const { id, keptUntil } = await keepAttachment(platform, asker, file);
  asker.remember();
  return { attachment_id: id, kept_until: keptUntil.toISOString(), ...presentRead(file) };
}

/** What of a file was read, without a word of it. */
export function presentRead({ total, unread, lookedAt, gaps, fault, copiedByModel }: AttachedFile) {
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

/** An answer is waited for as long as people do; clamd takes a fraction of a second for a file of 10 MB. */
const scanMs = 15_000;

/** The same check as for documents. Here nothing can wait for it: the text is read now or not at all. */
async function expectClean({ platform }: RequestContext<'public'>, bytes: Buffer): Promise<void> {
  const content = async function* () {
    yield bytes;
  };
  const verdict = await platform.scanner
    .scan(content(), AbortSignal.timeout(scanMs))
    .catch((error: unknown) => {
      if (!(error instanceof ScannerUnavailable)) throw error;
      platform.log.warn({ err: error }, 'the virus scanner gave no word: a file is not read');
      throw new AppError('unavailable', {
        message: sayLibrary((texts) => texts.notChecked),
        details: { retry_after: busySeconds },
      });
    });
  if (!verdict.clean) throw new AppError('file_infected');
}

const notPdf = () =>
  new AppError('file_type_not_allowed', { message: sayAssistant((texts) => texts.file.wrongType.detail) });

/** Erases what was read of a file. Another person's is as missing as one that never was. */
export async function removeAttachment(
  { params }: Parsed<typeof contract.removeAttachment>,
  context: RequestContext<'public'>,
): Promise<undefined> {
  if (!(await forgetAttachment(context.platform, whoAsks(context), params.id)))
    throw new AppError('not_found');
}
