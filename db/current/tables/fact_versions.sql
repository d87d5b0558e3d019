-- The history of the register: staff read it, admins add to it in their own name, nobody changes it.
alter table public.fact_versions enable row level security;
alter table public.fact_versions force row level security;

grant select, insert (fact_id, version, content, changed_by) on public.fact_versions to rumo_staff;
create policy select_staff on public.fact_versions for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_admin on public.fact_versions for insert to rumo_staff
  with check ((select app.is_admin()) and changed_by = (select app.user_id()));

grant select on public.fact_versions to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.fact_versions to rumo_system using (true) with check (true);
