-- The installation's id, written once by the first start.
alter table public.installation enable row level security;
alter table public.installation force row level security;

grant select, insert on public.installation to rumo_system;
create policy system_all on public.installation to rumo_system using (true) with check (true);
