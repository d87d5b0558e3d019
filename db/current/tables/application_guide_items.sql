-- People tick off their own guide and take it back; whether a step is locked the operation decides, under the lock of
-- app.lock_application. Staff read how far a case is.
alter table public.application_guide_items enable row level security;
alter table public.application_guide_items force row level security;

grant select, insert (application_id, item_id, completed_at, completed_by), delete
  on public.application_guide_items to rumo_applicant;
create policy select_own on public.application_guide_items for select to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));
create policy insert_own on public.application_guide_items for insert to rumo_applicant
  with check (completed_by = (select app.user_id())
    and exists (select from public.visa_applications a
      where a.id = application_id and a.user_id = (select app.user_id())));
create policy delete_own on public.application_guide_items for delete to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));

grant select on public.application_guide_items to rumo_staff;
create policy select_staff on public.application_guide_items for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, update, delete on public.application_guide_items to rumo_system;
create policy system_all on public.application_guide_items to rumo_system using (true) with check (true);
