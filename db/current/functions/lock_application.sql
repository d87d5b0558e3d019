-- Holds one of the caller's own applications still until their transaction ends: ticks, uploads and removals of one
-- application come one after another. A lock needs a right to change, which no person has on this table.
-- Returns the status, null when the application is not there or not theirs (which must look the same).
create or replace function app.lock_application(_application uuid) returns text
language sql security definer set search_path = ''
as $$
  select status from public.visa_applications where id = _application and user_id = app.user_id() for update
$$;
alter function app.lock_application(uuid) owner to rumo_system;
revoke all on function app.lock_application(uuid) from public;
grant execute on function app.lock_application(uuid) to rumo_applicant;
