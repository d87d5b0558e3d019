-- Kinds of e-mail are listed in features/mails/contract.ts, which every writer parses; a list here would need a migration
-- for each. dedupe_key says what a mail tells of: pressing twice, or a job that runs twice, leaves one mail.
alter table outbox_mails
  drop constraint outbox_mails_template_check,
  add check (template ~ '^[a-z-]{1,40}$'),
  add column dedupe_key text unique check (char_length(dedupe_key) between 1 and 200);
update outbox_mails set dedupe_key = 'support-reply:' || (parameters ->> 'reply_id') where template = 'support-reply';
drop index outbox_mails_support_reply;
create index outbox_mails_reply on outbox_mails ((parameters ->> 'reply_id')) where template = 'support-reply';

-- Trigram indexes: a search for a part of a name among a million rows. Its functions stay out of our own schemas, whose
-- rules they do not follow; nobody needs a right on it, the operators that use the indexes are PostgreSQL's own.
create schema extensions;
create extension pg_trgm with schema extensions;
