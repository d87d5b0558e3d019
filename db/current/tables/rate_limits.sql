-- Counters that every process shares. The server alone.
alter table public.rate_limits enable row level security;
alter table public.rate_limits force row level security;

grant select, insert, update, delete on public.rate_limits to rumo_system;
create policy system_all on public.rate_limits to rumo_system using (true) with check (true);
