-- What the built-in identity provider remembers. Sign-in alone.
alter table public.identity_provider_state enable row level security;
alter table public.identity_provider_state force row level security;

grant select, insert, update, delete on public.identity_provider_state to rumo_system;
create policy system_all on public.identity_provider_state to rumo_system using (true) with check (true);
