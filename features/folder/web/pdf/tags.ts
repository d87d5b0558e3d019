import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** Standard structure types (ISO 32000-2, 14.8.4) that our sheets are made of. */
type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Span' | 'L' | 'LI' | 'LBody' | 'Figure';

/** What a text is to a screen reader. An artifact decorates the sheet and is not read. */
export type Tag = Role | 'Artifact' | { role: Role; lang?: string; alt?: string };

interface Part {
  role: Role | 'Sect';
  lang?: string;
  alt?: string;
  /** In the order in which they are read; a number is content of the page. */
  kids: (Part | number)[];
}

/** What is read of a page: one part of the folder, and those of its parts that are open while it is drawn. */
interface TaggedPage {
  root: Part;
  open: Part[];
  /** Contents marked so far. */
  marked: number;
}

/** What screen readers read of each page. Pages are drawn in any order; they are read in that of the folder. */
export type Tags = Map<PDFPage, TaggedPage>;

const operator = (name: string, args: string[] = []) => PDFOperator.of(name as never, args);

/** Everything that is drawn meanwhile belongs to one part: a list, an entry, a heading of two pieces. */
export function inTag<Done>(
  tags: Tags,
  page: PDFPage,
  tag: Exclude<Tag, 'Artifact'>,
  draw: () => Done,
): Done {
  const { open } = pageOf(tags, page);
  open.push(addPart(tags, page, tag));
  const done = draw();
  open.pop();
  return done;
}

/** Draws what one part consists of, or what is no part of what is read. */
export function drawTagged(tags: Tags, page: PDFPage, tag: Tag, draw: () => void): void {
  page.pushOperators(operator(...beginning(tags, page, tag)));
  draw();
  page.pushOperators(operator('EMC'));
}

/** For content that is written by itself: the operators around it. */
export function aroundTagged(tags: Tags, page: PDFPage, tag: Tag): [begin: string, end: string] {
  return [operator(...beginning(tags, page, tag)).toString(), 'EMC'];
}

function beginning(tags: Tags, page: PDFPage, tag: Tag): [name: string, args: string[]] {
  if (tag === 'Artifact') return ['BMC', ['/Artifact']];
  const part = addPart(tags, page, tag);
  const found = pageOf(tags, page);
  part.kids.push(found.marked);
  const marks = `<< /MCID ${found.marked} >>`;
  found.marked += 1;
  return ['BDC', [`/${part.role}`, marks]];
}

function pageOf(tags: Tags, page: PDFPage): TaggedPage {
  const found = tags.get(page);
  if (found) return found;
  const root: Part = { role: 'Sect', kids: [] };
  const begun = { root, open: [root], marked: 0 };
  tags.set(page, begun);
  return begun;
}

function addPart(tags: Tags, page: PDFPage, tag: Exclude<Tag, 'Artifact'>): Part {
  const { open, root } = pageOf(tags, page);
  const part: Part = { ...(typeof tag === 'string' ? { role: tag } : tag), kids: [] };
  (open.at(-1) ?? root).kids.push(part);
  return part;
}

/** Writes what was tagged into the file, once every page is in its place. */
export function addTags(pdf: PDFDocument, tags: Tags): void {
  const { context, catalog } = pdf;
  const [tree, document] = [context.nextRef(), context.nextRef()];
  const numbers = context.obj([]);
  const sections: PDFRef[] = [];
  for (const [index, page] of pdf.getPages().entries()) {
    const found = tags.get(page);
    if (!found) continue;
    const owners: PDFRef[] = [];
    sections.push(writePart(pdf, page, { part: found.root, parent: document, owners }));
    page.node.set(PDFName.of('StructParents'), context.obj(index));
    numbers.push(context.obj(index));
    numbers.push(context.register(context.obj(owners)));
  }
  context.assign(document, context.obj({ Type: 'StructElem', S: 'Document', P: tree, K: sections }));
  const root = { Type: 'StructTreeRoot', K: [document], ParentTreeNextKey: pdf.getPageCount() };
  const parents = context.register(context.obj({ Nums: numbers }));
  context.assign(tree, context.obj({ ...root, ParentTree: parents }));
  catalog.set(PDFName.of('StructTreeRoot'), tree);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}

interface Written {
  part: Part;
  parent: PDFRef;
  /** Filled here: the part that each content of the page belongs to, by its number. */
  owners: PDFRef[];
}

function writePart(pdf: PDFDocument, page: PDFPage, { part, parent, owners }: Written): PDFRef {
  const { context } = pdf;
  const ref = context.nextRef();
  const kids = part.kids.map((kid) => {
    if (typeof kid !== 'number') return writePart(pdf, page, { part: kid, parent: ref, owners });
    owners[kid] = ref;
    return kid;
  });
  const written = context.obj({ Type: 'StructElem', S: part.role, P: parent, Pg: page.ref, K: kids });
  if (part.lang) written.set(PDFName.of('Lang'), PDFHexString.fromText(part.lang));
  if (part.alt) written.set(PDFName.of('Alt'), PDFHexString.fromText(part.alt));
  context.assign(ref, written);
  return ref;
}
