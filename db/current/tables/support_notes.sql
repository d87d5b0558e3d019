-- What staff tell each other about a conversation, each in their own name. Nobody changes a note, and people never see
-- one: applicants have no grant at all.
alter table public.support_notes enable row level security;
alter table public.support_notes force row level security;

grant select, insert (message_id, author_id, body, client_key) on public.support_notes to rumo_staff;
create policy select_staff on public.support_notes for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.support_notes for insert to rumo_staff
  with check ((select app.staff_role()) is not null and author_id = (select app.user_id()));

grant select, insert, delete on public.support_notes to rumo_system;
create policy system_all on public.support_notes to rumo_system using (true) with check (true);
