-- Keys of our access tokens, wrapped. Sign-in alone.
alter table public.signing_keys enable row level security;
alter table public.signing_keys force row level security;

grant select, insert, update, delete on public.signing_keys to rumo_system;
create policy system_all on public.signing_keys to rumo_system using (true) with check (true);
