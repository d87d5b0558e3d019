import { type BringItemId, isBringItem } from '#features/bring/rules.ts';
import type { FactId } from '#features/facts/rules.ts';
import type { ApostillePaper } from '#features/places/rules/apostille.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';

interface DocumentType {
  /** How long it takes to obtain. */
  takes: Duration;
  /** What has to be there before one can begin, besides the visa application. */
  after?: 'nif-number';
  /** Needs an apostille; which paper the page about apostilles calls it. */
  apostille?: ApostillePaper;
  /** Says who its owner is: a link to it is valid for a minute. */
  identifies?: true;
  /** Who asks for it: every list that we know, or the Ministry's (vistos.mne.gov.pt), which knows exceptions. Absent: no list of theirs. */
  listed?: 'always' | 'ministry';
  /** What the register knows of it, shown in its card; the first is about what the specification says of it. */
  facts: readonly [FactId, ...FactId[]];
}

/**
 * The required types of document, in the specification's order, with its times (applicant-side.md, section 2, step 3). A new
 * type is one entry here: the compiler asks for its words (`texts/document-types.ts`), its card in the guide
 * (`features/guide/texts/guide-documents.ts`), both translations, and its place in the column `document_category`.
 */
const registry = {
  passport: {
    takes: { least: 1, most: 2, unit: 'week' },
    identifies: true,
    listed: 'always',
    facts: ['passport-validity'],
  },
  'criminal-record': {
    takes: { least: 3, most: 4, unit: 'week' },
    apostille: 'fbi',
    identifies: true,
    listed: 'ministry',
    facts: ['criminal-record-age', 'fbi-fee', 'apostille'],
  },
  'birth-certificate': {
    takes: { least: 1, most: 2, unit: 'week' },
    apostille: 'birth',
    facts: ['birth-certificate-need'],
  },
  'proof-income': {
    takes: { least: 1, most: 1, unit: 'week' },
    listed: 'ministry',
    facts: ['income-statements', 'income-d7'],
  },
  'health-insurance': {
    takes: { least: 1, most: 2, unit: 'day' },
    listed: 'ministry',
    facts: ['insurance-kind'],
  },
  /** A lease needs the tax number (step 1 of the guide). */
  'accommodation-proof': {
    takes: { least: 1, most: 3, unit: 'day' },
    after: 'nif-number',
    listed: 'ministry',
    facts: ['lease-length'],
  },
} satisfies Record<string, DocumentType>;

export type RequiredDocument = keyof typeof registry;
export const documentTypes: Readonly<Record<RequiredDocument, DocumentType>> = registry;
export const requiredDocuments = Object.keys(registry) as [RequiredDocument, ...RequiredDocument[]];

/** The types that an applicant may not need. */
export type WaivableDocument = {
  [Type in RequiredDocument]: (typeof registry)[Type] extends { listed: 'always' } ? never : Type;
}[RequiredDocument];
export const isWaivable = (type: RequiredDocument): type is WaivableDocument =>
  documentTypes[type].listed !== 'always';
export const waivableDocuments = requiredDocuments.filter(isWaivable) as [
  WaivableDocument,
  ...WaivableDocument[],
];

interface Papers {
  /** Categories of finished uploads. */
  documentTypes: readonly string[];
  setAside?: readonly { paper: RequiredDocument }[];
}

/** The required papers, sorted into three: there, set aside, still missing. An uploaded one is there. */
export function sortPapers({ documentTypes: uploaded, setAside = [] }: Papers) {
  const there = requiredDocuments.filter((type) => uploaded.includes(type));
  const open = requiredDocuments.filter((type) => !uploaded.includes(type));
  const isAside = (type: RequiredDocument) => setAside.some(({ paper }) => paper === type);
  return { there, aside: open.filter(isAside), missing: open.filter((type) => !isAside(type)) };
}

/** A record with a value for each type, in their order. */
export const eachType = <Value>(of: (type: RequiredDocument) => Value) =>
  Object.fromEntries(requiredDocuments.map((type) => [type, of(type)])) as Record<RequiredDocument, Value>;

/** What the guide asks for and staff review. */
export const reviewedPapers = ['nif-document', ...requiredDocuments] as const;
export type ReviewedPaper = (typeof reviewedPapers)[number];

interface Filed {
  document_category: string;
  guide_item?: string | null | undefined;
}

/**
 * What staff review a document as: one of the required types, the NIF document, or undefined for what users keep for
 * themselves. The index documents_to_review has the same condition.
 */
export function paperOf({ document_category, guide_item }: Filed): ReviewedPaper | undefined {
  if (guide_item) return 'nif-document';
  return requiredDocuments.find((type) => type === document_category);
}

/** The part of the guide that a document answers; the column allows any text. */
export const guideItemOf = ({ guide_item }: { guide_item: string | null }): 'nif-document' | null =>
  guide_item === 'nif-document' ? guide_item : null;

/** What of "Also bring" a file is; the column allows any text. */
export const bringItemOf = ({ bring_item }: { bring_item: string | null }): BringItemId | null =>
  bring_item !== null && isBringItem(bring_item) ? bring_item : null;

/**
 * The review of an uploaded document: it waits, a member of staff opens it, and it is accepted or returned with a request
 * for a new copy. Staff may change their decision afterwards.
 */
export const reviewStatuses = ['waiting', 'in_review', 'accepted', 'returned'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
