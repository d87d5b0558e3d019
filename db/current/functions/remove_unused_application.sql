-- Applications that opening the dashboard made for people who work here: theirs, as they were made, with nothing in them.
-- Looks into rows that staff may not read, and says of them only that there are none.
create or replace function app.unused_staff_applications() returns table (id uuid, user_id uuid)
language sql stable security definer set search_path = ''
as $$
  select application.id, application.user_id
  from public.visa_applications application join public.user_roles granted using (user_id)
  where granted.role in ('moderator', 'admin') and (app.user_id() is null or app.is_admin())
    and application.applicant = 'self' and application.status = 'started' and application.decided_at is null
    and application.held_status is null and application.assigned_to is null
    and not exists (select from public.documents where application_id = application.id)
    and not exists (select from public.application_guide_items where application_id = application.id)
    and not exists (select from public.application_guide_notes where application_id = application.id)
    and not exists (select from public.application_dates where application_id = application.id)
    and not exists (select from public.application_notes where application_id = application.id)
    and not exists (select from public.papers_set_aside where application_id = application.id)
    and not exists (select from public.checkouts where application_id = application.id)
    and not exists (select from public.payments where application_id = application.id)
$$;
alter function app.unused_staff_applications() owner to rumo_system;
revoke all on function app.unused_staff_applications() from public;
grant execute on function app.unused_staff_applications() to rumo_staff, rumo_system;

-- Removes the one of a person, and returns its id; null when there is none, or when something came in meanwhile. The row is
-- held still by a statement of its own, so that the next one sees what was announced while it waited.
create or replace function app.remove_unused_application(_user uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  removed uuid;
begin
  perform from public.visa_applications where user_id = _user and applicant = 'self' for update;
  delete from public.visa_applications
  where id = (select unused.id from app.unused_staff_applications() unused where unused.user_id = _user)
  returning id into removed;
  return removed;
end
$$;
alter function app.remove_unused_application(uuid) owner to rumo_system;
revoke all on function app.remove_unused_application(uuid) from public;
grant execute on function app.remove_unused_application(uuid) to rumo_staff, rumo_system;
