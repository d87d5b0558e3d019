-- People set aside their own papers and take them back, under the lock of app.lock_application; another reason is a new row.
-- Staff read which and why.
alter table public.papers_set_aside enable row level security;
alter table public.papers_set_aside force row level security;

grant select, insert (application_id, paper, reason, note, set_aside_by, set_aside_at), delete
  on public.papers_set_aside to rumo_applicant;
create policy select_own on public.papers_set_aside for select to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));
create policy insert_own on public.papers_set_aside for insert to rumo_applicant
  with check (set_aside_by = (select app.user_id())
    and exists (select from public.visa_applications a
      where a.id = application_id and a.user_id = (select app.user_id())));
create policy delete_own on public.papers_set_aside for delete to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));

grant select on public.papers_set_aside to rumo_staff;
create policy select_staff on public.papers_set_aside for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, delete on public.papers_set_aside to rumo_system;
create policy system_all on public.papers_set_aside to rumo_system using (true) with check (true);
