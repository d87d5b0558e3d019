-- The one way for people's transactions to queue a job: it commits or vanishes with the change that needs it.
-- graphile_worker belongs to rumo_system; nobody else can enter its schema. What people do needs few tasks: a hole in a
-- route must not become mail, a refund or an erasure. A waiting job is replaced by one with its key, so the keys of people
-- begin with what may replace them: an applicant's with the task and their own id, staff's with the task, on which
-- colleagues work together.
create or replace function app.enqueue(
  _task text, _payload json, _job_key text, _max_attempts integer, _run_at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- The one that called: inside, current_user is this function's owner.
  _role text := current_setting('role');
  _prefix text := case _role
    when 'rumo_applicant' then _task || ':' || app.user_id()::text || ':'
    when 'rumo_staff' then _task || ':'
    else ''
  end;
begin
  if _role = 'rumo_applicant' and _task not in ('record-conversion', 'erase-document')
    or _role = 'rumo_staff' and _task not in ('send-mail', 'check-audit-chain', 'end-review', 'erase-note', 'tell-returned',
      'publish-page', 'tell-decision', 'resume-plan') then
    raise exception '% does not queue %', _role, _task using errcode = 'insufficient_privilege';
  end if;
  if not starts_with(coalesce(_job_key, _prefix), _prefix) then
    raise exception 'the key of a job that % queues begins with %', _role, _prefix using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(
    identifier => _task, payload => _payload, job_key => _job_key, max_attempts => _max_attempts, run_at => _run_at);
end
$$;
alter function app.enqueue(text, json, text, integer, timestamptz) owner to rumo_system;
revoke all on function app.enqueue(text, json, text, integer, timestamptz) from public;
grant execute on function app.enqueue(text, json, text, integer, timestamptz)
  to rumo_applicant, rumo_staff, rumo_system;
