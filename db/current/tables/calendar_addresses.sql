-- People make and remove their own, and see when it was fetched last, never the digest of its secret. Nobody changes one:
-- a new one takes its place. Calendars come past this table's policies (functions/read_calendar.sql).
alter table public.calendar_addresses enable row level security;
alter table public.calendar_addresses force row level security;

grant select (id, user_id, made_at, last_fetched_at), insert (user_id, secret_hash, made_at), delete
  on public.calendar_addresses to rumo_applicant;
create policy select_own on public.calendar_addresses for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.calendar_addresses for insert to rumo_applicant
  with check (user_id = (select app.user_id()));
create policy delete_own on public.calendar_addresses for delete to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, update (last_fetched_at), delete on public.calendar_addresses to rumo_system;
create policy system_all on public.calendar_addresses to rumo_system using (true) with check (true);
