-- Digests of refresh tokens. Sign-in alone.
alter table public.refresh_tokens enable row level security;
alter table public.refresh_tokens force row level security;

grant select, insert, update, delete on public.refresh_tokens to rumo_system;
create policy system_all on public.refresh_tokens to rumo_system using (true) with check (true);
