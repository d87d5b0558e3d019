-- People write and read their own, note how far they have read and whether it helped; who of our team takes care of it,
-- and until when it is put aside, is not theirs to know. Staff read all, set its status, and begin conversations, in
-- which they cannot put words into the person's mouth: message stays empty. Priority comes from the plan, and a reply
-- moves status and times (functions/support.sql).
alter table public.support_messages enable row level security;
alter table public.support_messages force row level security;

grant select (id, user_id, subject, message, status, priority, created_at, client_key, last_activity_at,
    read_by_user_at, waiting_since, merged_into, merged_at, rated_helpful, rated_words, rated_at),
  insert (user_id, subject, message, client_key),
  update (read_by_user_at, rated_helpful, rated_words, rated_at)
  on public.support_messages to rumo_applicant;
create policy select_own on public.support_messages for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.support_messages for insert to rumo_applicant
  with check (user_id = (select app.user_id()) and message <> '');
create policy update_own on public.support_messages for update to rumo_applicant
  using (user_id = (select app.user_id()));

grant select,
  insert (user_id, subject, client_key),
  update (status, priority, assigned_to, snoozed_until, waiting_since, last_activity_at, merged_into, merged_at,
    merge_before)
  on public.support_messages to rumo_staff;
create policy select_staff on public.support_messages for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.support_messages for insert to rumo_staff
  with check ((select app.staff_role()) is not null and message = '');
create policy update_staff on public.support_messages for update to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, update, delete on public.support_messages to rumo_system;
create policy system_all on public.support_messages to rumo_system using (true) with check (true);
