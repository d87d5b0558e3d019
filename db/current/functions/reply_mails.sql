-- What became of the e-mail about a reply, for all staff: they read it beside the reply. The e-mails themselves are for
-- admins, so this reads as system, and answers a state and nothing of the e-mail.
drop view if exists app.reply_mails;
create view app.reply_mails as
  select parameters ->> 'reply_id' as reply_id, status, delivered_by from public.outbox_mails
  where template in ('support-reply', 'support-message') and (select app.staff_role()) is not null;
alter view app.reply_mails owner to rumo_system;
revoke all on app.reply_mails from public, rumo_app, rumo_anon, rumo_applicant;
grant select on app.reply_mails to rumo_staff;
