-- Gives a case to a member of staff, or to nobody. It is a function because staff may change a case only where the
-- decision in it is their own, and because the role must be held still while the case is given: a transaction that takes the role
-- away waits, and then finds the case. Neither version nor time of change moves: nothing of the applicant's did.
-- Answers no row when there is no such case, else what it was before and 'assigned', 'unchanged' or 'not_staff'.
create or replace function app.assign_application(_application uuid, _assignee uuid)
returns table (outcome text, previous uuid, owner uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  _row record;
begin
  if app.staff_role() is null then
    return;
  end if;
  -- The role before the case, in the order in which a role that is taken away locks them.
  perform 1 from public.user_roles r join public.accounts a on a.id = r.user_id
  where r.user_id = _assignee and r.role in ('moderator', 'admin') and a.deactivated_at is null
  for share of r;
  outcome := case when found or _assignee is null then 'assigned' else 'not_staff' end;
  select assigned_to, user_id into _row from public.visa_applications where id = _application for update;
  if not found then
    return;
  end if;
  previous := _row.assigned_to;
  owner := _row.user_id;
  if outcome = 'assigned' and previous is not distinct from _assignee then
    outcome := 'unchanged';
  end if;
  if outcome = 'assigned' then
    update public.visa_applications set assigned_to = _assignee where id = _application;
  end if;
  return next;
end
$$;
alter function app.assign_application(uuid, uuid) owner to rumo_system;
revoke all on function app.assign_application(uuid, uuid) from public;
grant execute on function app.assign_application(uuid, uuid) to rumo_staff;

-- Whether a member of staff may be given a conversation; their role is held still until the transaction ends. Staff may read roles
-- and not lock them, hence the rights; it tells staff nothing that they cannot read.
create or replace function app.hold_staff_role(_person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.staff_role() is null then
    return false;
  end if;
  perform 1 from public.user_roles r join public.accounts a on a.id = r.user_id
  where r.user_id = _person and r.role in ('moderator', 'admin') and a.deactivated_at is null
  for share of r;
  return found;
end
$$;
alter function app.hold_staff_role(uuid) owner to rumo_system;
revoke all on function app.hold_staff_role(uuid) from public;
grant execute on function app.hold_staff_role(uuid) to rumo_staff;

-- Who is no longer staff, or no longer here, has no cases and no conversations: these are unassigned at once, so that a colleague
-- takes them. It has more rights than the admin who takes the role, for the reason above.
create or replace function app.tg__free_cases() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.visa_applications set assigned_to = null
  where assigned_to = (to_jsonb(old) ->> tg_argv[0])::uuid;
  update public.support_messages set assigned_to = null
  where assigned_to = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end
$$;
alter function app.tg__free_cases() owner to rumo_system;
revoke all on function app.tg__free_cases() from public;
create or replace trigger _300_free_cases_delete after delete on public.user_roles
  for each row execute function app.tg__free_cases('user_id');
create or replace trigger _300_free_cases_update after update of role on public.user_roles
  for each row when (new.role = 'user') execute function app.tg__free_cases('user_id');
create or replace trigger _300_free_cases after update of deactivated_at on public.accounts
  for each row when (new.deactivated_at is not null) execute function app.tg__free_cases('id');
