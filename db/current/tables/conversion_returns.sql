-- Figures per day, kept with every event. Written by the server as system, read by admins: nothing a visitor sends
-- becomes a row by itself.
alter table public.conversion_returns enable row level security;
alter table public.conversion_returns force row level security;

grant select on public.conversion_returns to rumo_staff;
create policy select_admin on public.conversion_returns for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.conversion_returns to rumo_system;
create policy system_all on public.conversion_returns to rumo_system using (true) with check (true);
