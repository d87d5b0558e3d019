import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';

/** Adds the list of places that readers of PDFs show beside the pages, and has it open. */
export function addOutline(
  { context, catalog }: PDFDocument,
  places: readonly { title: string; page: PDFPage }[],
): void {
  const outline = context.nextRef();
  const refs = places.map(() => context.nextRef());
  for (const [index, { title, page }] of places.entries()) {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]];
    if (!ref) continue;
    const place = context.obj({ Parent: outline, Dest: [page.ref, 'Fit'] });
    place.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) place.set(PDFName.of('Prev'), before);
    if (after) place.set(PDFName.of('Next'), after);
    context.assign(ref, place);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  const root = context.obj({ Type: 'Outlines' });
  root.set(PDFName.of('First'), first);
  root.set(PDFName.of('Last'), last);
  root.set(PDFName.of('Count'), PDFNumber.of(places.length));
  context.assign(outline, root);
  catalog.set(PDFName.of('Outlines'), outline);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
