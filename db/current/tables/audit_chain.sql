-- Written by the trigger at commit, in the name of system; read by the check of the chain.
alter table public.audit_chain enable row level security;
alter table public.audit_chain force row level security;

grant select, insert on public.audit_chain to rumo_system;
create policy select_system on public.audit_chain for select to rumo_system using (true);
create policy insert_system on public.audit_chain for insert to rumo_system with check (true);
