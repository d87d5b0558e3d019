import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { type Box, type View, viewOf } from './visible-box.ts';

/** A page of a file, with what it inherits. */
export interface SourcePage {
  node: PDFDict;
  resources: PDFDict | undefined;
  view: View;
  /** All of its paper, of which a reader may show a part. */
  paper: Box;
}

/** Deeper or with more parts, a tree is an attack and no paper. */
const mostParts = 20_000;

const inheritable = ['MediaBox', 'CropBox', 'Rotate', 'Resources'].map((name) => PDFName.of(name));

/**
 * The pages in their order, by what the tree holds and not by what it says of itself: counts are often wrong, and types
 * missing. Viewers read it so. Each part is read once, so that a circle ends. At most `most` pages and one are looked for.
 */
export function readPages({ context, catalog }: PDFDocument, most: number): SourcePage[] {
  const found: SourcePage[] = [];
  const seen = new Set<PDFObject>();
  type Part = { item: PDFObject; inherited: ReadonlyMap<PDFName, PDFObject> };
  const root = catalog.get(PDFName.of('Pages'));
  const open: Part[] = root ? [{ item: root, inherited: new Map() }] : [];
  for (let parts = 0; parts < mostParts && found.length <= most; parts += 1) {
    const part = open.pop();
    if (!part) break;
    const node = context.lookup(part.item as PDFRef);
    if (!(node instanceof PDFDict)) throw new Error('a page is missing');
    if (seen.has(node)) continue;
    const kids = context.lookup(node.get(PDFName.of('Kids')));
    const inherited = new Map(part.inherited);
    for (const name of inheritable) {
      const own = node.get(name);
      if (own) inherited.set(name, own);
    }
    if (kids instanceof PDFArray) {
      seen.add(node);
      for (const item of kids.asArray().toReversed()) open.push({ item, inherited });
    } else {
      found.push(
        toPage(node, (name) => context.lookup(inherited.get(PDFName.of(name)) ?? node.get(PDFName.of(name)))),
      );
    }
  }
  return found;
}

function toPage(node: PDFDict, lookup: (name: string) => PDFObject | undefined): SourcePage {
  const resources = lookup('Resources');
  const said = {
    media: numbersOf(lookup('MediaBox')),
    crop: numbersOf(lookup('CropBox')),
    turn: numberOf(lookup('Rotate')),
    unit: numberOf(lookup('UserUnit')),
  };
  return {
    node,
    resources: resources instanceof PDFDict ? resources : undefined,
    view: viewOf(said),
    paper: viewOf({ ...said, crop: undefined }).box,
  };
}

/** The numbers of an array, references followed; undefined for anything else. */
export function numbersOf(found: PDFObject | undefined): number[] | undefined {
  if (!(found instanceof PDFArray)) return;
  return Array.from({ length: found.size() }, (_, index) => numberOf(found.lookup(index)) ?? Number.NaN);
}

export const numberOf = (found: PDFObject | undefined): number | undefined =>
  found instanceof PDFNumber ? found.asNumber() : undefined;
