-- What a calendar may fetch that knows a private address, and nobody else: the saved days of that person, of each
-- application with what tells it from their others, and the language in which they are written to. Without the digest of
-- a secret that is in use it answers no row; with it at least one, also where no day is saved. A closed account has no
-- address any more. When it was fetched is noted once a minute at most: calendars ask in bursts, and one row would be
-- written by all of them.
create or replace function app.read_calendar(_secret_hash bytea)
returns table (language text, application_id uuid, applicant text, applicant_name text, kind text, day date,
  saved_at timestamptz)
language sql volatile security definer set search_path = ''
as $$
  update public.calendar_addresses c set last_fetched_at = now()
  from public.accounts a
  where c.secret_hash = _secret_hash and a.id = c.user_id and a.deactivated_at is null
    and (c.last_fetched_at is null or c.last_fetched_at < now() - interval '1 minute');

  select a.language, v.id, v.applicant, v.applicant_name, d.kind, d.day, d.saved_at
  from public.calendar_addresses c
  join public.accounts a on a.id = c.user_id and a.deactivated_at is null
  left join public.visa_applications v on v.user_id = c.user_id
  left join public.application_dates d on d.application_id = v.id
  where c.secret_hash = _secret_hash
  order by v.created_at, v.id, d.day, d.kind
$$;
alter function app.read_calendar(bytea) owner to rumo_system;
revoke all on function app.read_calendar(bytea) from public;
grant execute on function app.read_calendar(bytea) to rumo_anon;
