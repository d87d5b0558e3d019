-- What admins wrote to people by e-mail. They write in their own name and read all; nobody changes a row; the job that
-- sends reads the words. Who was written to has it in the copy of everything (decision 0078), without the author.
alter table public.staff_mails enable row level security;
alter table public.staff_mails force row level security;

grant select (id, user_id, subject, body, created_at) on public.staff_mails to rumo_applicant;
create policy select_own on public.staff_mails for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, insert (user_id, author_id, subject, body, client_key) on public.staff_mails to rumo_staff;
create policy select_admin on public.staff_mails for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.staff_mails for insert to rumo_staff
  with check ((select app.is_admin()) and author_id = (select app.user_id()));

grant select, delete on public.staff_mails to rumo_system;
create policy system_all on public.staff_mails to rumo_system using (true) with check (true);
