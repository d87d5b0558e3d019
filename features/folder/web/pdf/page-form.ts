import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { SourcePage } from './page-tree.ts';

/**
 * The content of a page as one drawing that ends at the visible box: what lies outside stays hidden on a larger sheet, and
 * what the content leaves open (a `Q` too many) cannot reach the sheet. Undefined for an empty page.
 * @throws Error when content that the page names is not in the file: it would be an empty sheet at the counter.
 */
export function pageForm(context: PDFContext, { node, resources, view }: SourcePage): PDFRef | undefined {
  const named = node.get(PDFName.of('Contents'));
  if (!named) return;
  const found = node.lookup(PDFName.of('Contents'));
  const parts =
    found instanceof PDFArray ? found.asArray().map((part) => context.lookup(part as PDFRef)) : [found];
  const streams = parts.map((part) => {
    if (part instanceof PDFRawStream) return part;
    throw new Error('the content of a page is missing');
  });
  const [only] = streams;
  if (!only) return;
  // One part is copied as it is packed. Several are one text for readers, cut anywhere between two words.
  const form =
    streams.length === 1
      ? PDFRawStream.of(packingOf(only, context), only.contents)
      : joined(streams, context);
  form.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  form.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  form.dict.set(PDFName.of('BBox'), context.obj([...view.box]));
  form.dict.set(PDFName.of('Resources'), resources ?? context.obj({}));
  return context.register(form);
}

function packingOf(stream: PDFRawStream, context: PDFContext): PDFDict {
  const dict = context.obj({});
  for (const name of ['Filter', 'DecodeParms'].map((key) => PDFName.of(key))) {
    const value = stream.dict.get(name);
    if (value) dict.set(name, value);
  }
  return dict;
}

function joined(streams: readonly PDFRawStream[], context: PDFContext) {
  const parts = streams.map((stream) => decodePDFRawStream(stream).decode());
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
    bytes[at] = 0x0a;
    at += 1;
  }
  return context.flateStream(bytes);
}
