-- The language of the screen where somebody began to pay: the provider's page speaks it, and leads back to it.
alter table checkouts add column language text not null default 'en' check (language in ('en', 'pt'));
