-- What the built-in billing in test mode remembers. Its own API alone.
alter table public.billing_provider_state enable row level security;
alter table public.billing_provider_state force row level security;

grant select, insert, update, delete on public.billing_provider_state to rumo_system;
create policy system_all on public.billing_provider_state to rumo_system using (true) with check (true);
