-- Takes back an application that a person added for another person by mistake. Never their own, never one that has
-- documents or that staff have decided: people have no right to delete applications but this one.
-- Returns false when there is nothing that may be removed. The row is held still by a statement of its own, so that the
-- one that deletes sees what was announced while it waited.
create or replace function app.remove_application(_application uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.visa_applications where id = _application and user_id = app.user_id() for update;
  delete from public.visa_applications
  where id = _application and user_id = app.user_id() and applicant <> 'self' and decided_at is null
    and status in ('started', 'in_progress')
    and not exists (select from public.documents where application_id = _application);
  return found;
end
$$;
alter function app.remove_application(uuid) owner to rumo_system;
revoke all on function app.remove_application(uuid) from public;
grant execute on function app.remove_application(uuid) to rumo_applicant;
