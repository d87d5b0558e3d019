/** `undefined` only because the compiler adds it to lists of unlike rows. */
export type Value = string | number | boolean | Buffer | null | undefined;

export type Row = Record<string, Value>;

/** How the matrix tries a table. A new table does not compile until it has its recipe here. */
export interface Recipe {
  /** Keys of the two rows that every cell looks at: Alice's and Bob's, or the firm's public and hidden one. */
  a: Row;
  b?: Row;
  /** A row as the program would write it, belonging to (or authored by) `owner`. */
  insert(owner: Dweller): Row;
  /** The actor's own row, referring to another person's. */
  smuggle?(actor: Dweller, victim: Dweller): Row;
  /** A change as the program would write it, with a value that fits every row: for the update that reads nothing. */
  touch(actor: Dweller): Row;
  /** Changes that would give row A to another person, or record another person as its author. */
  repoint(actor: Dweller): Row[];
  /** One row per person: the old ones make room before the insert. */
  oneEach?: true;
}

/** What one person bought. */
export interface Bought {
  event: string;
  checkout: string;
  payment: string;
  refundRequest: string;
}

/** Someone in the world, and one row of each kind that is theirs. */
export interface Dweller extends Bought {
  id: string;
  session: string;
  application: string;
  step: string;
  document: string;
  note: string;
  review: number;
  message: string;
  reply: string;
  supportNote: string;
  mail: string;
  view: string;
  notice: number;
  staffMail: string;
  /** With the assistant, and a question in it. */
  conversation: string;
  question: string;
  token: Buffer;
  flow: Buffer;
  entry: number;
}

/** Four people who each have one of everything, and what the firm has: pages, experiments, figures, settings. */
export interface World {
  alice: Dweller;
  bob: Dweller;
  moderator: Dweller;
  admin: Dweller;
  /** Each pair is a published (A) and a hidden (B) row, or just two. */
  pages: [string, string];
  experiments: [string, string];
  variants: [string, string];
  visitors: [string, string];
  cannedReplies: [string, string];
  checks: [string, string];
  /** An audit entry without its link in the chain. */
  unchained: number;
}
