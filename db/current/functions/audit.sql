-- The audit log keeps itself: it says who wrote, refuses every change, and chains its rows at commit.

-- The actor is the person for whom the transaction acts, and the time is now, whatever the writer claims. rumo_owner alone is
-- believed: the program cannot become it, and it writes the past of the demo world.
create or replace function app.tg_audit_log__actor() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'rumo_owner' then
    return new;
  end if;
  new.occurred_at := now();
  new.actor_id := app.user_id();
  new.actor_role := case current_user
    when 'rumo_anon' then 'anon'
    when 'rumo_applicant' then 'user'
    when 'rumo_staff' then app.staff_role()
    -- What the program writes because a person asked it to (payments), is theirs.
    else case when app.user_id() is null then 'system' else coalesce(app.staff_role(), 'user') end
  end;
  return new;
end
$$;

-- Holds for the tables' owner too; grants alone would not.
create or replace function app.tg_audit__append_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- What the chain signs: every column, in a form that does not depend on time zone or output settings.
create or replace function app.audit_hash(_previous bytea, _row public.audit_log) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(_previous || convert_to(jsonb_build_array(
    _row.id, extract(epoch from _row.occurred_at), _row.actor_id, _row.actor_role, _row.action, _row.subject_type,
    _row.subject_id, _row.owner_id, _row.details, _row.request_id)::text, 'UTF8'))
$$;

-- Fires at commit. The lock makes the order of the chain the order of commits; each statement after it sees what
-- the predecessor committed (read committed). It is held for the commit alone.
create or replace function app.tg_audit_log__chain() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  _last public.audit_chain;
begin
  perform pg_advisory_xact_lock(7862102);
  select * into _last from public.audit_chain order by seq desc limit 1;
  insert into public.audit_chain (seq, audit_id, hash)
  values (coalesce(_last.seq, 0) + 1, new.id, app.audit_hash(coalesce(_last.hash, '\x'::bytea), new));
  return null;
end
$$;
alter function app.tg_audit_log__chain() owner to rumo_system;
revoke all on function app.tg_audit_log__actor(), app.tg_audit__append_only(), app.tg_audit_log__chain(),
  app.audit_hash(bytea, public.audit_log) from public;
grant execute on function app.audit_hash(bytea, public.audit_log) to rumo_system;

create or replace trigger _100_actor before insert on public.audit_log
  for each row execute function app.tg_audit_log__actor();
create or replace trigger _200_append_only before update or delete or truncate on public.audit_log
  for each statement execute function app.tg_audit__append_only();
create or replace trigger _200_append_only before update or delete or truncate on public.audit_chain
  for each statement execute function app.tg_audit__append_only();
drop trigger if exists _900_chain on public.audit_log;
create constraint trigger _900_chain after insert on public.audit_log
  deferrable initially deferred for each row execute function app.tg_audit_log__chain();
