-- What was answered. Everybody writes in their own name: people in their own conversations, staff in all of them, as
-- staff. Nobody changes a row. People do not learn which member of staff wrote.
alter table public.support_replies enable row level security;
alter table public.support_replies force row level security;

grant select (id, message_id, user_id, from_staff, body, client_key, created_at),
  insert (message_id, user_id, author_id, from_staff, body, client_key)
  on public.support_replies to rumo_applicant;
create policy select_own on public.support_replies for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.support_replies for insert to rumo_applicant
  with check (user_id = (select app.user_id()) and author_id = (select app.user_id()) and not from_staff);

grant select, insert (message_id, user_id, author_id, from_staff, body, client_key)
  on public.support_replies to rumo_staff;
create policy select_staff on public.support_replies for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.support_replies for insert to rumo_staff
  with check ((select app.staff_role()) is not null and author_id = (select app.user_id()) and from_staff);

grant select, insert, delete on public.support_replies to rumo_system;
create policy system_all on public.support_replies to rumo_system using (true) with check (true);
