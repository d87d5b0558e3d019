import {
  type RequiredDocument,
  type ReviewedPaper,
  sortPapers,
} from '#features/documents/rules/document-types.ts';

/** The filter of a case's timeline, in order. */
export const caseEventKinds = ['status', 'documents', 'guide', 'messages', 'notes'] as const;
export type CaseEventKind = (typeof caseEventKinds)[number];

/** How each kind's actions begin in the audit log; the longest match wins. */
const beginnings: Record<CaseEventKind, readonly string[]> = {
  status: ['application.'],
  documents: ['document.', 'documents.'],
  guide: ['guide.'],
  messages: ['support.'],
  notes: ['application.note_'],
};

const all = caseEventKinds.flatMap((kind) => beginnings[kind].map((beginning) => ({ kind, beginning })));

/** The kind of an action of the audit log, if it is in the timeline. */
export function kindOfEvent(action: string): CaseEventKind | undefined {
  return all
    .filter(({ beginning }) => action.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length)[0]?.kind;
}

/** For a query: an action of this kind begins with one of `with` and with none of `without`. */
export function beginningsOf(kind: CaseEventKind): { with: readonly string[]; without: readonly string[] } {
  const own = beginnings[kind];
  return {
    with: own,
    without: all
      .filter(
        (other) => other.kind !== kind && own.some((beginning) => other.beginning.startsWith(beginning)),
      )
      .map(({ beginning }) => beginning),
  };
}

/** Characters of one note. */
export const noteLimit = 4_000;

/** Notes per case: the tab shows all of them. */
export const notesPerCase = 500;

/** Minutes for which a removed note can be restored. */
export const restorableMinutes = 10;

/** What is wrong with a note; the server checks the same. */
export function faultInNote(text: string): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > noteLimit ? 'tooLong' : undefined;
}

interface CasePapers {
  to_review: readonly ReviewedPaper[];
  guide: {
    document_types: readonly RequiredDocument[];
    set_aside: readonly { paper: RequiredDocument }[];
  };
}

/** The papers of a case that stand in the way of an approval, and those that the applicant does not need. */
export function openPapers({ to_review: unreviewed, guide }: CasePapers) {
  const { missing, aside } = sortPapers({ documentTypes: guide.document_types, setAside: guide.set_aside });
  return { unreviewed, missing, aside, isComplete: unreviewed.length === 0 && missing.length === 0 };
}
