-- Counters that every process shares. The server alone: nobody writes their own budget; their own counts stand in the
-- copy of everything (decision 0078).
alter table public.assistant_usage enable row level security;
alter table public.assistant_usage force row level security;

grant select (day, kind, scope, user_id, used, tokens) on public.assistant_usage to rumo_applicant;
create policy select_own on public.assistant_usage for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, insert, update, delete on public.assistant_usage to rumo_system;
create policy system_all on public.assistant_usage to rumo_system using (true) with check (true);
