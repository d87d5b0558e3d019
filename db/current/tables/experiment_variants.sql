-- Admins write; the server draws variants as system. A variant stays with its experiment.
alter table public.experiment_variants enable row level security;
alter table public.experiment_variants force row level security;

grant select, delete,
  insert (experiment_id, variant_name, traffic_weight, landing_page_id, position),
  update (variant_name, traffic_weight, landing_page_id, position)
  on public.experiment_variants to rumo_staff;
create policy select_admin on public.experiment_variants for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.experiment_variants for insert to rumo_staff
  with check ((select app.is_admin()));
create policy update_admin on public.experiment_variants for update to rumo_staff
  using ((select app.is_admin()));
create policy delete_admin on public.experiment_variants for delete to rumo_staff
  using ((select app.is_admin()));

grant select on public.experiment_variants to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.experiment_variants to rumo_system using (true) with check (true);
