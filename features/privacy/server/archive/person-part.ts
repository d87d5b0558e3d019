import { facts, type Markup, part } from './markup.ts';
import type { AccountArchive } from './read-account-archive.ts';
import type { Words } from './words.ts';

/** Who somebody is here: account, profile, and the e-mails they chose. */
export function personPart({ rows }: AccountArchive, words: Words): Markup {
  const texts = words.page.account;
  const [account] = rows.accounts;
  const [profile] = rows.profiles;
  const [choice] = rows.mail_choices;
  return part(
    texts.heading,
    facts([
      [texts.email, account?.email],
      [texts.name, account?.display_name],
      [texts.since, account && words.day(account.created_at)],
      [texts.role, rows.user_roles.some(({ role }) => role !== 'user') ? texts.yes : undefined],
      [texts.fullName, profile?.full_name],
      [texts.phone, profile?.phone],
      [texts.nationality, profile?.nationality],
      [texts.location, profile?.current_location],
      [texts.reminders, (choice?.date_reminders ?? true) ? texts.yes : texts.no],
    ]),
  );
}
