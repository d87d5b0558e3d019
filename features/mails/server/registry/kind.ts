import type { z } from 'zod';
import type { Tx } from '#platform/server/database.ts';
import type { Language, Translation } from '#platform/shared/languages.ts';
import type { mailTexts } from '../../texts/mails.ts';

/** What an e-mail says. Subject: at most 9 words. Nowhere a name, a file name or anything of a case. */
interface MailWords {
  subject?: string;
  /** A template, where `MailKind.body` fills it. */
  body?: unknown;
  /** The words of its one link. */
  action?: string;
}

/** How the reader's language writes days and amounts, and the words that several e-mails share. */
export interface MailLanguage {
  id: Language;
  frame: Translation<typeof mailTexts>;
  day: (day: Date) => string;
  /** @param amount - in cents. */
  money: (amount: number, currency: string) => string;
}

/** A kind of e-mail. It goes to the user whose id is in its row. */
export interface MailKind<Parameters extends z.ZodObject, Facts, Words extends MailWords> {
  /** Ids, looked up when the e-mail is written. */
  parameters: Parameters;
  /** Reads its data when it is written; null when it is no longer true and must not be sent. Throws when its rows are gone. */
  read?: (tx: Tx, parameters: z.output<Parameters>, userId: string, now: Date) => Promise<Facts | null>;
  /** The user's choice in `mail_choices` that switches it off. Absent: it is always sent. */
  quietedBy?: 'date_reminders';
  /** Data of realistic length for the office's preview. */
  sample: Facts;
  /** Where its one link leads. Absent: the user answers the e-mail itself. */
  path?: string;
  /** In English; its Portuguese is in the file beside. */
  words: Words;
  /** Absent: `words.subject`. */
  subject?: (facts: Facts) => string;
  /** Absent: `words.body`. */
  body?: (facts: Facts, words: Translation<Words>, language: MailLanguage) => string;
}

/** An entry of the registry, which takes its types from what it says. */
export function mail<
  Parameters extends z.ZodObject,
  const Words extends MailWords,
  Facts extends object = Record<never, never>,
>(
  kind: Omit<MailKind<Parameters, Facts, Words>, 'sample'> &
    (Record<never, never> extends Facts ? { sample?: NoInfer<Facts> } : { sample: NoInfer<Facts> }),
): MailKind<Parameters, Facts, Words> {
  return { ...kind, sample: kind.sample ?? ({} as Facts) };
}

/** The words of some entries in another language. */
export type MailTranslations<Kinds extends Record<string, { words: MailWords }>> = {
  [Name in keyof Kinds]: Translation<Kinds[Name]['words']>;
};
