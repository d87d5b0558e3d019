-- The first admin's key, as a digest. Nobody but the setup reads or claims it.
alter table public.admin_setup enable row level security;
alter table public.admin_setup force row level security;

grant select, insert, update on public.admin_setup to rumo_system;
create policy system_all on public.admin_setup to rumo_system using (true) with check (true);
