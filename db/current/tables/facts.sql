-- Applicants read what is shown or quoted, without who wrote it; the assistant answers anybody, so the signed-out read
-- what is quoted. Staff read all. Admins add and change facts, in their own name;
-- nobody removes one: code knows them by id.
alter table public.facts enable row level security;
alter table public.facts force row level security;

grant select (id, text, value, unit, source, source_url, source_date, trust, consulate, valid_from, review_by, is_shown,
  is_quoted) on public.facts to rumo_applicant, rumo_anon;
create policy select_read on public.facts for select to rumo_applicant using (is_shown or is_quoted);
create policy select_quoted on public.facts for select to rumo_anon using (is_quoted);

grant select, update (text, value, unit, source, source_url, source_date, checked_on, trust, consulate, valid_from,
  review_by, is_shown, is_quoted, version, updated_by, updated_at) on public.facts to rumo_staff;
create policy select_staff on public.facts for select to rumo_staff
  using ((select app.staff_role()) is not null);
grant insert (id, text, value, unit, source, source_url, source_date, checked_on, trust, consulate, valid_from,
  review_by, is_shown, is_quoted, updated_by) on public.facts to rumo_staff;
create policy insert_admin on public.facts for insert to rumo_staff
  with check ((select app.is_admin()) and updated_by = (select app.user_id()));
create policy update_admin on public.facts for update to rumo_staff
  using ((select app.is_admin())) with check (updated_by = (select app.user_id()));

grant select on public.facts to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.facts to rumo_system using (true) with check (true);
