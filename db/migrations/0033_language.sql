-- The language of a person's e-mails: the one they signed up in, until they choose another.
alter table accounts add column language text not null default 'en' check (language in ('en', 'pt'));
