-- Who is writing a reply in a conversation is shown to a colleague who writes there too, before either of them sends.
alter table staff_presences drop constraint staff_presences_subject_type_check;
alter table staff_presences add constraint staff_presences_subject_type_check
  check (subject_type in ('application', 'support_message', 'support_reply'));
