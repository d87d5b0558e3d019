-- Counters that every process shares. The server alone: nobody writes their own budget.
alter table public.assistant_usage enable row level security;
alter table public.assistant_usage force row level security;

grant select, insert, update, delete on public.assistant_usage to rumo_system;
create policy system_all on public.assistant_usage to rumo_system using (true) with check (true);
