-- What a person asked the assistant. Only that person reads it: staff and their roles have no grant at all.
alter table public.assistant_conversations enable row level security;
alter table public.assistant_conversations force row level security;

grant select, insert (user_id, title), update (last_activity_at), delete
  on public.assistant_conversations to rumo_applicant;
create policy own on public.assistant_conversations to rumo_applicant
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- The job that forgets after a year.
grant select, delete on public.assistant_conversations to rumo_system;
create policy system_all on public.assistant_conversations to rumo_system using (true) with check (true);
