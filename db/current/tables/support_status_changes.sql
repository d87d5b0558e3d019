-- When each conversation changed its status, from what into what: a trigger writes it (functions/support.sql), staff read it,
-- nobody changes it, and people have no grant at all.
alter table public.support_status_changes enable row level security;
alter table public.support_status_changes force row level security;

grant select on public.support_status_changes to rumo_staff;
create policy select_staff on public.support_status_changes for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant insert (message_id, from_status, to_status) on public.support_status_changes to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.support_status_changes to rumo_system using (true) with check (true);
