-- The office's lists stay quick when there is much in them: what they count is kept, what they search is gathered.

-- How many rows a list has, by bucket (the status, 'all' where there is none), as a sum of deltas: every change adds a
-- row, so that no two wait for each other, and the sum is exact at every commit. A job folds them (fold-list-counts).
create table list_counts (
  id bigint generated always as identity primary key,
  list text not null check (list in ('accounts', 'visa_applications', 'support_messages')),
  bucket text not null,
  delta bigint not null
);
create index list_counts_list on list_counts (list, bucket) include (delta);

-- Everything a search looks through, in small letters, one piece a line. Kept by triggers (functions/search.sql); the
-- parts stand in other rows, which a generated column could not see.
alter table accounts add column search_text text not null default '';
alter table visa_applications add column search_text text not null default '';
alter table support_messages add column search_text text not null default '';

update accounts as person set search_text = lower(concat_ws(E'\n',
  coalesce((select full_name from profiles where user_id = person.id), display_name), email, id));
update visa_applications as application set search_text = (
  select lower(concat_ws(E'\n', nullif(application.applicant_name, ''), coalesce(profile.full_name, person.display_name),
    person.email, application.id))
  from accounts as person left join profiles as profile on profile.user_id = person.id
  where person.id = application.user_id);
update support_messages as message set search_text = (
  select lower(concat_ws(E'\n', message.subject, coalesce(profile.full_name, person.display_name)))
  from accounts as person left join profiles as profile on profile.user_id = person.id
  where person.id = message.user_id);

insert into list_counts (list, bucket, delta)
  select 'accounts', 'all', count(*) from accounts
  union all select 'visa_applications', status, count(*) from visa_applications group by status
  union all select 'support_messages', status, count(*) from support_messages group by status;

create index accounts_search_text on accounts using gin (search_text extensions.gin_trgm_ops);
create index visa_applications_search_text on visa_applications using gin (search_text extensions.gin_trgm_ops);
create index support_messages_search_text on support_messages using gin (search_text extensions.gin_trgm_ops);

-- Pages follow (created_at, id); an index without the id would sort what has the same time.
drop index accounts_created_at;
create index accounts_created_at on accounts (created_at, id);
create index support_messages_created_at on support_messages (created_at, id);
drop index support_messages_status;
create index support_messages_status on support_messages (status, created_at, id);

-- Counts the finished documents of a case without looking at their rows.
create index documents_uploaded on documents (application_id) where upload_status = 'uploaded';
