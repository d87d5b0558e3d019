-- Which e-mails a person wants. They alone read and write it; the jobs that write e-mails read as system.
alter table public.mail_choices enable row level security;
alter table public.mail_choices force row level security;

grant select, insert (user_id, date_reminders, updated_at), update (date_reminders, updated_at)
  on public.mail_choices to rumo_applicant;
create policy select_own on public.mail_choices for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.mail_choices for insert to rumo_applicant
  with check (user_id = (select app.user_id()));
create policy update_own on public.mail_choices for update to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, delete on public.mail_choices to rumo_system;
create policy system_all on public.mail_choices to rumo_system using (true) with check (true);
