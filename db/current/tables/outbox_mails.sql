-- E-mails: staff queue them, a job writes and sends them. Admins alone read them, because they hold what is said to people;
-- what moderators need, whether the e-mail about a reply went, is a view (functions/reply_mails.sql).
alter table public.outbox_mails enable row level security;
alter table public.outbox_mails force row level security;

grant select (id, user_id, template, status, subject, text_body, created_at, sent_at) on public.outbox_mails to rumo_applicant;
create policy select_own on public.outbox_mails for select to rumo_applicant
  using (user_id = (select app.user_id()) and status = 'sent');

grant select, insert (id, user_id, template, parameters, dedupe_key) on public.outbox_mails to rumo_staff;
create policy select_admin on public.outbox_mails for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_staff on public.outbox_mails for insert to rumo_staff
  with check ((select app.staff_role()) is not null);
-- An admin may have one tried again that did not go; what went, went. People have what went to them in the copy of
-- everything (decision 0078).
grant update (status) on public.outbox_mails to rumo_staff;
create policy retry_admin on public.outbox_mails for update to rumo_staff
  using ((select app.is_admin()) and status <> 'sent');

grant select, insert, delete,
  update (status, delivered_by, attempts, claimed_until, last_error, subject, text_body, html_body, sent_at, search_text)
  on public.outbox_mails to rumo_system;
create policy system_all on public.outbox_mails to rumo_system using (true) with check (true);
