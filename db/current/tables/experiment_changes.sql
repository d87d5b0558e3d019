-- The timeline of experiments: admins read it and add to it in their own name, nobody changes it.
alter table public.experiment_changes enable row level security;
alter table public.experiment_changes force row level security;

grant select, insert (experiment_id, from_status, to_status, changed_by, changed_at)
  on public.experiment_changes to rumo_staff;
create policy select_admin on public.experiment_changes for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.experiment_changes for insert to rumo_staff
  with check ((select app.is_admin()) and changed_by = (select app.user_id()));

grant select on public.experiment_changes to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.experiment_changes to rumo_system using (true) with check (true);
