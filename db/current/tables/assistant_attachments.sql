-- The server alone, which names the asker in every statement: visitors without an account have files, too.
alter table public.assistant_attachments enable row level security;
alter table public.assistant_attachments force row level security;

grant select, insert, delete on public.assistant_attachments to rumo_system;
create policy system_all on public.assistant_attachments to rumo_system using (true) with check (true);
