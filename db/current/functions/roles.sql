-- Roles are few, and what one admin does may take away another's right to do it: changes come one after another. Held
-- until the transaction ends.
create or replace function app.lock_roles() returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(7862103) $$;
grant execute on function app.lock_roles() to rumo_staff, rumo_system;

-- A request was let in with the role of its first moment. A person who lost it since then gives and takes nothing any more:
-- of two admins who take each other's role at once, the second is none when their turn comes.
create or replace function app.tg_user_roles__lock() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform app.lock_roles();
  if current_user = 'rumo_staff' and not exists (
    select from public.user_roles where user_id = app.user_id() and role = 'admin') then
    raise exception 'only an admin gives and takes roles' using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

-- The last guard, for the tables' owner and the erasure of accounts too: once there was an admin, there is one who can
-- sign in. Definer, because the role that deletes an account sees no roles.
create or replace function app.tg_accounts__keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'accounts' then
    -- Apart: the other table's rows have no id.
    if not exists (select from public.user_roles where user_id = new.id and role = 'admin') then
      return null;
    end if;
  end if;
  perform app.lock_roles();
  if not exists (
    select from public.user_roles granted join public.accounts person on person.id = granted.user_id
    where granted.role = 'admin' and person.deactivated_at is null) then
    raise exception 'the last admin stays' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
alter function app.tg_accounts__keep_an_admin() owner to rumo_system;
revoke all on function app.lock_roles(), app.tg_user_roles__lock(), app.tg_accounts__keep_an_admin() from public;

create or replace trigger _100_lock before insert or update or delete on public.user_roles
  for each statement execute function app.tg_user_roles__lock();
drop trigger if exists _900_keep_an_admin on public.user_roles;
create constraint trigger _900_keep_an_admin after update or delete on public.user_roles
  deferrable initially deferred for each row when (old.role = 'admin')
  execute function app.tg_accounts__keep_an_admin();
drop trigger if exists _900_keep_an_admin on public.accounts;
create constraint trigger _900_keep_an_admin after update of deactivated_at on public.accounts
  deferrable initially deferred for each row
  when (old.deactivated_at is null and new.deactivated_at is not null)
  execute function app.tg_accounts__keep_an_admin();
