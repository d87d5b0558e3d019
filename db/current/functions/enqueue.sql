-- The one way for people's transactions to queue a job: it commits or vanishes with the change that needs it.
-- graphile_worker belongs to rumo_system; nobody else can enter its schema. What applicants do needs few tasks: a hole in a
-- route must not become mail, a refund or an erasure.
create or replace function app.enqueue(
  _task text, _payload json, _job_key text, _max_attempts integer, _run_at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- `role` is the one that called: inside, current_user is this function's owner.
  if current_setting('role') = 'rumo_applicant'
    and _task not in ('record-conversion', 'erase-document') then
    raise exception 'an applicant does not queue %', _task using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(
    identifier => _task, payload => _payload, job_key => _job_key, max_attempts => _max_attempts, run_at => _run_at);
end
$$;
alter function app.enqueue(text, json, text, integer, timestamptz) owner to rumo_system;
revoke all on function app.enqueue(text, json, text, integer, timestamptz) from public;
grant execute on function app.enqueue(text, json, text, integer, timestamptz)
  to rumo_applicant, rumo_staff, rumo_system;
