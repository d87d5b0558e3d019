/** What a case's timeline can be narrowed to, in the order of the filter. */
export const caseEventKinds = ['status', 'documents', 'guide', 'messages', 'notes'] as const;

export type CaseEventKind = (typeof caseEventKinds)[number];

/** How the actions of each kind begin in the audit log; a longer beginning wins over a shorter one. */
const beginnings: Record<CaseEventKind, readonly string[]> = {
  status: ['application.'],
  documents: ['document.', 'documents.'],
  guide: ['guide.'],
  messages: ['support.'],
  notes: ['application.note_'],
};

const all = caseEventKinds.flatMap((kind) => beginnings[kind].map((beginning) => ({ kind, beginning })));

/** What kind of thing an action of the audit log is in a case's timeline; undefined for what is none of it. */
export function kindOfEvent(action: string): CaseEventKind | undefined {
  return all
    .filter(({ beginning }) => action.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length)[0]?.kind;
}

/** For a query: an action is of this kind when it begins with one of `with` and with none of `without`. */
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

/** Notes that one case holds: the tab shows all of them. */
export const notesPerCase = 500;

/** How long a removed note can be restored before it is erased. */
export const restorableMinutes = 10;

/** What is wrong with a note, before it is sent; the server checks the same. */
export function faultInNote(text: string): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > noteLimit ? 'tooLong' : undefined;
}
