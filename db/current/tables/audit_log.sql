-- Everyone who acts adds rows, about themselves or, for staff and system, about anyone, and of the kinds alone that
-- their requests record: a hole in a route must not write a history. Nobody changes or removes one. Who acted and when are not in the grants: a trigger fills them. People see what was done with their own
-- things, without the id of the member of staff.
alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;

grant insert (action, subject_type, subject_id, owner_id, details, request_id),
  select (id, occurred_at, actor_role, action, subject_type, subject_id, owner_id, details)
  on public.audit_log to rumo_applicant;
create policy select_own on public.audit_log for select to rumo_applicant
  using (owner_id = (select app.user_id()));
create policy insert_own on public.audit_log for insert to rumo_applicant
  with check (owner_id = (select app.user_id()) and action in (
    'account.copied',
    'application.date_removed', 'application.date_saved', 'application.progressed', 'application.removed',
    'application.review_requested', 'application.started',
    'assistant.asked', 'assistant.conversation_deleted', 'assistant.history_deleted',
    'calendar_address.made', 'calendar_address.removed',
    'document.categorised', 'document.deleted', 'document.opened', 'document.refused', 'document.uploaded',
    'documents.exported',
    'guide.completed', 'guide.paper_set_aside', 'guide.paper_taken_back', 'guide.reopened',
    'profile.mails_chosen', 'profile.residence_saved', 'profile.saved',
    'support.message_sent', 'support.rated', 'support.reopened', 'support.replied'));

grant insert (action, subject_type, subject_id, owner_id, details, request_id), select on public.audit_log to rumo_staff;
create policy select_staff on public.audit_log for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.audit_log for insert to rumo_staff
  with check (((select app.staff_role()) = 'admin' and action in (
    'account.mailed', 'account.role_changed', 'application.unused_removed', 'accounts.exported', 'analytics.exported',
    'audit.check_requested', 'audit.exported',
    'canned_reply.added', 'canned_reply.deleted', 'canned_reply.saved',
    'experiment.changed', 'experiment.created', 'experiment.deleted', 'experiment.exported', 'experiment.finished',
    'experiment.status_changed',
    'fact.added', 'fact.changed', 'facts.exported',
    'landing_page.changed', 'landing_page.created', 'landing_page.deleted', 'landing_page.draft_discarded',
    'landing_page.published', 'landing_page.restored', 'landing_page.scheduled', 'landing_page.unscheduled',
    'mail.opened', 'mail.retried', 'mails.exported',
    'session.revoked_by_staff', 'settings.saved', 'workload.exported'))
  or ((select app.staff_role()) is not null and action in (
    'application.assigned', 'application.decided', 'application.decision_undone',
    'application.note_changed', 'application.note_removed', 'application.note_restored', 'application.note_written',
    'applications.exported',
    'document.accepted', 'document.opened_by_staff', 'document.returned', 'document.review_undone',
    'reviews.exported',
    'support.assigned', 'support.begun', 'support.exported', 'support.merged', 'support.note_added',
    'support.priority_changed', 'support.replied', 'support.reopened', 'support.snoozed', 'support.status_changed',
    'support.unmerged')));

grant insert (action, subject_type, subject_id, owner_id, details, request_id), select on public.audit_log to rumo_system;
create policy select_system on public.audit_log for select to rumo_system using (true);
create policy insert_system on public.audit_log for insert to rumo_system with check (true);
