-- How both conversations stood before they were merged (ids, states, times), on the one that went: for taking them apart
-- again. Empty where nothing was merged, and for merges older than this.
alter table support_messages
  add column merge_before jsonb not null default '{}' check (jsonb_typeof(merge_before) = 'object');

-- The outbox is searched as the other long lists are (0009): one text a row, kept by triggers (functions/search.sql).
alter table outbox_mails add column search_text text not null default '';
update outbox_mails as mail set search_text = (
  select lower(concat_ws(E'\n', coalesce(profile.full_name, person.display_name), person.email))
  from accounts as person left join profiles as profile on profile.user_id = person.id
  where person.id = mail.user_id);
create index outbox_mails_search_text on outbox_mails using gin (search_text extensions.gin_trgm_ops);
