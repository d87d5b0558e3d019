-- Questions and answers of one's own conversations. What was said is never changed; `answering_since` alone moves. Staff
-- have no grant.
alter table public.assistant_messages enable row level security;
alter table public.assistant_messages force row level security;

grant select,
  insert (conversation_id, user_id, type, content, client_key, attachment, answering_since, question_id, answer),
  update (answering_since), delete
  on public.assistant_messages to rumo_applicant;
create policy own on public.assistant_messages to rumo_applicant
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- The job that forgets after a year.
grant select, delete on public.assistant_messages to rumo_system;
create policy system_all on public.assistant_messages to rumo_system using (true) with check (true);
