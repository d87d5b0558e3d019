-- Attempts to sign in that are under way. Sign-in alone.
alter table public.sign_in_flows enable row level security;
alter table public.sign_in_flows force row level security;

grant select, insert, update, delete on public.sign_in_flows to rumo_system;
create policy system_all on public.sign_in_flows to rumo_system using (true) with check (true);
