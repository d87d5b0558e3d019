import { mediaTypeOf } from '../../rules/documents.ts';
import { PasswordNeeded } from '../preview/preview-source.ts';

/** Bytes to search for a PDF's end marker; scanners append data after it. */
const tail = 4096;

/**
 * What to ask about a file that an office could not open, a key of `documentTexts.questions`. Undefined for a good one
 * and for anything else, which the server checks by content.
 */
export async function questionAbout(file: File): Promise<'password' | 'unreadable' | undefined> {
  if (mediaTypeOf(file.name) !== 'application/pdf') return undefined;
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (!text.slice(0, 1024).includes('%PDF-')) return undefined;
  if (!text.slice(-tail).includes('%%EOF')) return 'unreadable';
  // Only an encrypted PDF needs the reader library; most of those open without a password.
  if (!/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return undefined;
  const reader = await import('../preview/pdf-source.ts').catch(() => undefined);
  if (!reader) return undefined;
  try {
    (await reader.openPdf(file)).close();
    return undefined;
  } catch (error) {
    return error instanceof PasswordNeeded ? 'password' : 'unreadable';
  }
}
