-- People. They see themselves and choose their language, staff see everyone; the rest is written by sign-in alone.
alter table public.accounts enable row level security;
alter table public.accounts force row level security;

grant select (id, issuer, subject, email, display_name, created_at, language), update (language)
  on public.accounts to rumo_applicant;
create policy select_own on public.accounts for select to rumo_applicant
  using (id = (select app.user_id()));
create policy update_own on public.accounts for update to rumo_applicant
  using (id = (select app.user_id()));

grant select (id, email, display_name, created_at, deactivated_at, search_text) on public.accounts to rumo_staff;
create policy select_staff on public.accounts for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, update, delete on public.accounts to rumo_system;
create policy system_all on public.accounts to rumo_system using (true) with check (true);
