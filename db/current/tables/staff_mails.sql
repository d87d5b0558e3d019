-- What admins wrote to people by e-mail. They write in their own name and read all; nobody changes a row; the job that
-- sends reads the words.
alter table public.staff_mails enable row level security;
alter table public.staff_mails force row level security;

grant select, insert (user_id, author_id, subject, body, client_key) on public.staff_mails to rumo_staff;
create policy select_admin on public.staff_mails for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.staff_mails for insert to rumo_staff
  with check ((select app.is_admin()) and author_id = (select app.user_id()));

grant select, delete on public.staff_mails to rumo_system;
create policy system_all on public.staff_mails to rumo_system using (true) with check (true);
