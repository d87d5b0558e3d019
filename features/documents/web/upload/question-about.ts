import { mediaTypeOf } from '../../rules/documents.ts';
import { isWhole } from '../../rules/whole-picture.ts';
import type { documentTexts } from '../../texts/documents.ts';
import { PasswordNeeded } from '../preview/preview-source.ts';

type Question = Exclude<keyof typeof documentTexts.questions, 'duplicate'>;

/**
 * What to ask about a file that an office could not open or read; `chosen` is what it was converted from. Of a PDF the reader itself is the judge, the same that shows
 * it later; where its code does not come, nothing is asked. Undefined for a good file and for any other kind.
 */
export async function questionAbout(file: File, chosen: Blob = file): Promise<Question | undefined> {
  const type = mediaTypeOf(file.name);
  if (type === 'image/jpeg' || type === 'image/png')
    return isWhole(new Uint8Array(await chosen.arrayBuffer())) ? undefined : 'cutOff';
  if (type !== 'application/pdf') return undefined;
  const reader = await import('../preview/pdf-source.ts').catch(() => undefined);
  if (!reader) return undefined;
  try {
    const source = await reader.openPdf(file);
    source.close();
    return source.notice;
  } catch (error) {
    if (error instanceof PasswordNeeded) return 'password';
    // Its verdicts are exceptions of its own; when its thread did not come, nothing was judged.
    return error instanceof Error && error.name.endsWith('Exception') ? 'unreadable' : undefined;
  }
}
