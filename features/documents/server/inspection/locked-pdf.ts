import type { FileFinding } from '../../rules/file-findings.ts';

/**
 * The objects of an encrypted PDF that opens without a password, as banks send them, as the text of objects; else what
 * hinders us. `expected` is how many streams say that they hold objects: when fewer come out, something is hidden.
 */
export async function readLockedObjects(bytes: Buffer, expected: number): Promise<Buffer | FileFinding> {
  const { PDFDocument, PDFName, PDFStream } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.load(bytes, { password: '', updateMetadata: false }).catch(() => undefined);
  if (!file) return 'locked';
  const texts: string[] = [];
  let streams = 0;
  for (const [{ objectNumber }, object] of file.context.enumerateIndirectObjects()) {
    const isStream = object instanceof PDFStream;
    if (isStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm')) streams += 1;
    texts.push(`${objectNumber} 0 obj\n${isStream ? object.dict : object}\nendobj\n`);
  }
  return streams < expected ? 'unreadable' : Buffer.from(texts.join(''), 'latin1');
}
