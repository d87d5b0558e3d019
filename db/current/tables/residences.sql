-- Where people live, which visa they want and who moves with them. They alone write it; staff read it in the case.
alter table public.residences enable row level security;
alter table public.residences force row level security;

grant select, insert (user_id, place, county, visa, couple, child, saved_at),
  update (place, county, visa, couple, child, saved_at), delete
  on public.residences to rumo_applicant;
create policy select_own on public.residences for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.residences for insert to rumo_applicant
  with check (user_id = (select app.user_id()));
create policy update_own on public.residences for update to rumo_applicant
  using (user_id = (select app.user_id()));
create policy delete_own on public.residences for delete to rumo_applicant
  using (user_id = (select app.user_id()));

grant select on public.residences to rumo_staff;
create policy select_staff on public.residences for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, delete on public.residences to rumo_system;
create policy system_all on public.residences to rumo_system using (true) with check (true);
