import type { z } from 'zod';
import type { Tx } from '#platform/server/database.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import { formatCents, formatDay } from '#platform/shared/money.ts';
import { mailTexts as portuguese } from '../texts/mails.pt.ts';
import { mailTexts } from '../texts/mails.ts';
import { wantsMail } from './facts.ts';
import { accountMails as portugueseAccount } from './registry/account.pt.ts';
import { accountMails } from './registry/account.ts';
import { caseMails as portugueseCase } from './registry/case.pt.ts';
import { caseMails } from './registry/case.ts';
import type { MailKind, MailLanguage } from './registry/kind.ts';
import { moneyMails as portugueseMoney } from './registry/money.pt.ts';
import { moneyMails } from './registry/money.ts';

/** Every kind of e-mail. A new one is one entry in `registry/` and its Portuguese words beside it. */
const kinds = { ...accountMails, ...caseMails, ...moneyMails };

type Kinds = typeof kinds;
export type MailTemplate = keyof Kinds;
export type MailParameters<Name extends MailTemplate> = z.output<Kinds[Name]['parameters']>;
type MailFacts<Name extends MailTemplate> = Kinds[Name]['sample'];

export const mailTemplateNames = Object.keys(kinds) as MailTemplate[];

/** Portuguese words by kind. */
const translations = { ...portugueseAccount, ...portugueseCase, ...portugueseMoney };

/** An e-mail is in the language that its reader has chosen when it is sent. */
export const mailLanguages: Record<Language, MailLanguage> = {
  en: languageOf('en', mailTexts),
  pt: languageOf('pt', portuguese),
};

function languageOf(id: Language, frame: MailLanguage['frame']): MailLanguage {
  return {
    id,
    frame,
    day: (day) => formatDay(day, locales[id]),
    money: (amount, currency) => formatCents(amount, currency, locales[id]),
  };
}

/** A kind whose types are not known here. */
type AnyKind = MailKind<z.ZodObject, object, { subject?: string; body?: unknown; action?: string }>;

/** Throws when the parameters are not those of the kind. */
export const parseParameters = <Name extends MailTemplate>(
  template: Name,
  parameters: unknown,
): MailParameters<Name> => kinds[template].parameters.parse(parameters) as MailParameters<Name>;

/** A kind of e-mail with its facts. */
export interface MailToWrite<Name extends MailTemplate = MailTemplate> {
  template: Name;
  facts: MailFacts<Name>;
}

/** Reads the facts of an e-mail; null when it is no longer true or not wanted, and must not be sent. Throws when its rows are gone. */
export async function readMailFacts(
  tx: Tx,
  row: { template: string; parameters: unknown; user_id: string },
  now: Date,
): Promise<MailToWrite | null> {
  const template = row.template as MailTemplate;
  const { read, quietedBy, sample } = kinds[template] as unknown as AnyKind;
  if (quietedBy && !(await wantsMail(tx, row.user_id, quietedBy))) return null;
  const facts = read ? await read(tx, parseParameters(template, row.parameters), row.user_id, now) : sample;
  return facts && { template, facts: facts as MailFacts<MailTemplate> };
}

/** An e-mail without greeting and signature. */
export interface MailContent {
  subject: string;
  body: string;
  /** Absent when the user answers the e-mail itself. */
  action?: { label: string; path: string };
}

/** Returns subject, text and link of an e-mail in a language. */
export function wordsOf<Name extends MailTemplate>(
  { template, facts }: MailToWrite<Name>,
  language = mailLanguages.en,
): MailContent {
  const kind = kinds[template] as unknown as AnyKind;
  const words = language.id === 'pt' ? translations[template] : kind.words;
  const { subject, body, action } = words as AnyKind['words'];
  return {
    subject: kind.subject?.(facts) ?? subject ?? '',
    body: kind.body?.(facts, words, language) ?? String(body),
    ...(kind.path && action && { action: { label: action, path: kind.path } }),
  };
}

/** An e-mail with its sample data. */
export const sampleOf = (template: MailTemplate): MailToWrite => ({
  template,
  facts: kinds[template].sample,
});
