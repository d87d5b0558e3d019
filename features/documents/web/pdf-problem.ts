import { PasswordNeeded } from './preview/preview-source.ts';

/** Enough to find the mark with which every whole PDF ends, whatever a scanner wrote behind it. */
const tail = 4096;

/**
 * What an office will find wrong with a PDF: it asks for a password, or it is cut off or broken. Undefined for a good
 * one, and for what is no PDF at all, which the server refuses by its content.
 */
export async function pdfProblem(file: File): Promise<'password' | 'unreadable' | undefined> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (!text.slice(0, 1024).includes('%PDF-')) return undefined;
  if (!text.slice(-tail).includes('%%EOF')) return 'unreadable';
  // Only a PDF that is locked in some way costs the reader's code; most that are open without a password.
  if (!/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return undefined;
  const reader = await import('./preview/pdf-source.ts').catch(() => undefined);
  if (!reader) return undefined;
  try {
    (await reader.openPdf(file)).close();
    return undefined;
  } catch (error) {
    return error instanceof PasswordNeeded ? 'password' : 'unreadable';
  }
}
