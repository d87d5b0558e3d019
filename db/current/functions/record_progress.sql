-- Status, progress and stages of an application are computed by the server, never typed by a person: no role of a
-- person has the columns. An applicant's action moves them through this one function, inside the applicant's own
-- transaction, for their own application, and never into or out of what staff decide.
-- Returns false when the application is not there, not theirs (which must look the same) or no longer at `_from`.
create or replace function app.record_progress(
  _application uuid, _from text, _status text, _progress integer, _current_step integer, _step_statuses text[]
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  _before text;
begin
  select status into _before from public.visa_applications
  where id = _application and user_id = app.user_id()
  for update;
  -- The caller read the status before this lock: staff may have decided since, and their decision holds.
  if not found or _before is distinct from _from then
    return false;
  end if;
  if _status <> _before and (_before, _status) not in (
    ('started', 'in_progress'), ('in_progress', 'under_review'), ('started', 'under_review'), ('approved', 'completed'),
    ('completed', 'approved')
  ) then
    raise exception 'an applicant cannot move an application from % to %', _before, _status
      using errcode = 'insufficient_privilege';
  end if;
  update public.visa_applications
  set status = _status, progress_percentage = _progress, current_step = _current_step, updated_at = now(),
      version = version + (_status <> _before)::integer
  where id = _application;
  update public.application_steps
  set status = _step_statuses[step_number]
  where application_id = _application and status <> _step_statuses[step_number];
  return true;
end
$$;
alter function app.record_progress(uuid, text, text, integer, integer, text[]) owner to rumo_system;
revoke all on function app.record_progress(uuid, text, text, integer, integer, text[]) from public;
grant execute on function app.record_progress(uuid, text, text, integer, integer, text[]) to rumo_applicant;
