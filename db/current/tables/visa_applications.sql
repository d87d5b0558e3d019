-- People start their own and read it; what it has come to they cannot write (app.record_progress does). Staff decide,
-- in their own name.
alter table public.visa_applications enable row level security;
alter table public.visa_applications force row level security;

grant select, insert (user_id, applicant, applicant_name) on public.visa_applications to rumo_applicant;
create policy select_own on public.visa_applications for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.visa_applications for insert to rumo_applicant
  with check (user_id = (select app.user_id()));

grant select,
  update (status, status_reason, version, decided_by, decided_at, held_status, held_reason, held_until, updated_at)
  on public.visa_applications to rumo_staff;
create policy select_staff on public.visa_applications for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy update_staff on public.visa_applications for update to rumo_staff
  using ((select app.staff_role()) is not null)
  with check (decided_by is null or decided_by = (select app.user_id()));

grant select, insert, update, delete on public.visa_applications to rumo_system;
create policy system_all on public.visa_applications to rumo_system using (true) with check (true);
