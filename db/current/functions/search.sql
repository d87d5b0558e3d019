-- What the office's searches look through, and how they may.

-- The pieces of a text, those that are there, in small letters. One line each, so that nothing matches across two.
create or replace function app.search_text(variadic _pieces text[]) returns text
language sql stable parallel safe set search_path = ''
as $$ select lower(concat_ws(E'\n', variadic _pieces)) $$;
revoke all on function app.search_text(text[]) from public;
grant execute on function app.search_text(text[]) to rumo_system;

-- The words of a text: runs of letters and digits in small letters, without a language's rules, as we write to people in
-- two. A word is cut at 100 letters, because a tsvector refuses longer ones.
create or replace function app.text_words(_text text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from regexp_split_to_table(lower(_text), '[^[:alnum:]]+') as word where word <> ''))
$$;

-- Asks for texts in which each typed word begins a word. Null when nothing typed is a word: it matches nothing.
create or replace function app.words_query(_typed text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(quote_literal(left(word, 100)) || ':*', ' & ')::tsquery
  from regexp_split_to_table(lower(_typed), '[^[:alnum:]]+') as word where word <> ''
$$;
revoke all on function app.text_words(text), app.words_query(text) from public;
grant execute on function app.text_words(text) to rumo_system;
grant execute on function app.words_query(text) to rumo_staff;

-- A conversation begins with the words of its first message; each reply adds its own (functions/support.sql).
create or replace function app.tg_support_messages__words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.words := app.text_words(new.message);
  return new;
end
$$;
alter function app.tg_support_messages__words() owner to rumo_system;
revoke all on function app.tg_support_messages__words() from public;
create or replace trigger _200_words before insert on public.support_messages
  for each row execute function app.tg_support_messages__words();

-- The name that people go by, for the rows below. A transaction that writes a text locks the account until its
-- commit: otherwise a name that changes in the same moment would miss the new row, and the row the new name.
create or replace function app.searched_person(_user uuid, out name text, out email text)
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.accounts where accounts.id = _user for share;
  -- A statement of its own: it sees what was committed while the one above waited.
  select coalesce(profile.full_name, person.display_name), person.email into name, email
  from public.accounts as person left join public.profiles as profile on profile.user_id = person.id
  where person.id = _user;
end
$$;
alter function app.searched_person(uuid) owner to rumo_system;
revoke all on function app.searched_person(uuid) from public;
grant execute on function app.searched_person(uuid) to rumo_system;

-- A new row gets its text. As system: who writes the row may not lock the account.
create or replace function app.tg_search_text__new() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  _person record;
begin
  select * into _person from app.searched_person(new.user_id);
  if tg_table_name = 'visa_applications' then
    new.search_text := app.search_text(nullif(new.applicant_name, ''), _person.name, _person.email, new.id::text);
  elsif tg_table_name = 'outbox_mails' then
    new.search_text := app.search_text(_person.name, _person.email);
  else
    new.search_text := app.search_text(new.subject, _person.name);
  end if;
  return new;
end
$$;
alter function app.tg_search_text__new() owner to rumo_system;

-- An account's own text; its profile comes later or changes later, and then the function below writes it.
create or replace function app.tg_search_text__account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search_text := app.search_text(
    coalesce((select full_name from public.profiles where user_id = new.id), new.display_name), new.email, new.id::text);
  return new;
end
$$;
alter function app.tg_search_text__account() owner to rumo_system;

-- A changed name or address is found in everything that hangs on the person. As system: nobody may write other texts.
create or replace function app.tg_search_text__renamed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  _user uuid;
  _person record;
begin
  if tg_table_name = 'accounts' then
    _user := new.id;
  else
    _user := case tg_op when 'DELETE' then old.user_id else new.user_id end;
    -- The rows before the account, as everybody who has one of them and asks for the account next: staff who answer hold
    -- the conversation when the e-mail gets its text. The other way round the two would wait for each other.
    perform from public.visa_applications where user_id = _user order by id for no key update;
    perform from public.support_messages where user_id = _user order by created_at desc, id for no key update;
    perform from public.accounts where id = _user for no key update;
    if not found then
      return null;
    end if;
  end if;
  select * into _person from app.searched_person(_user);
  perform set_config('app.renaming', 'on', true);
  update public.accounts set search_text = app.search_text(_person.name, email, id::text)
  where id = _user and search_text <> app.search_text(_person.name, email, id::text);
  update public.visa_applications
  set search_text = app.search_text(nullif(applicant_name, ''), _person.name, _person.email, id::text)
  where user_id = _user;
  update public.support_messages set search_text = app.search_text(subject, _person.name) where user_id = _user;
  update public.outbox_mails set search_text = app.search_text(_person.name, _person.email) where user_id = _user;
  perform set_config('app.renaming', '', true);
  return null;
end
$$;
alter function app.tg_search_text__renamed() owner to rumo_system;
revoke all on function app.tg_search_text__new(), app.tg_search_text__account(), app.tg_search_text__renamed() from public;

create or replace trigger _200_search_text before insert or update of user_id, applicant_name on public.visa_applications
  for each row execute function app.tg_search_text__new();
create or replace trigger _200_search_text before insert or update of user_id, subject on public.support_messages
  for each row execute function app.tg_search_text__new();
create or replace trigger _200_search_text before insert or update of user_id on public.outbox_mails
  for each row execute function app.tg_search_text__new();
create or replace trigger _200_search_text before insert or update of email, display_name on public.accounts
  for each row execute function app.tg_search_text__account();
create or replace trigger _300_renamed after update of email, display_name on public.accounts
  for each row when (old.email <> new.email or old.display_name is distinct from new.display_name)
  execute function app.tg_search_text__renamed();
create or replace trigger _300_renamed_insert after insert on public.profiles
  for each row execute function app.tg_search_text__renamed();
create or replace trigger _300_renamed_update after update of full_name on public.profiles
  for each row when (old.full_name is distinct from new.full_name) execute function app.tg_search_text__renamed();
create or replace trigger _300_renamed_delete after delete on public.profiles
  for each row execute function app.tg_search_text__renamed();

-- Which rows have a text like this, or these words. PostgreSQL does not ask an index for LIKE or @@ where a policy applies
-- first, because they might tell of rows that the policy hides; so staff, who may see all rows, ask these views, which read as system.
-- A view answers an id and nothing else that its list would not show; without claims of those who may read the list it is
-- empty. The list that it is joined to keeps its own policies. See decision 0023.
do $$
declare
  searched record;
begin
  for searched in
    select * from (values
      ('account_search', 'accounts', 'search_text', '(select app.staff_role()) is not null'),
      ('application_search', 'visa_applications', 'search_text', '(select app.staff_role()) is not null'),
      ('message_search', 'support_messages', 'search_text, words', '(select app.staff_role()) is not null'),
      ('mail_search', 'outbox_mails', 'search_text', '(select app.is_admin())')
    ) as list (name, of_table, texts, readers)
  loop
    execute format('drop view if exists app.%I', searched.name);
    execute format('create view app.%I as select id, %s from public.%I where %s',
      searched.name, searched.texts, searched.of_table, searched.readers);
    execute format('alter view app.%I owner to rumo_system', searched.name);
    execute format('revoke all on app.%I from public, rumo_app, rumo_anon, rumo_applicant', searched.name);
    execute format('grant select on app.%I to rumo_staff', searched.name);
  end loop;
end
$$;
