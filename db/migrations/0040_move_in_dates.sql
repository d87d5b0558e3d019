-- The day somebody plans to arrive in Portugal: what the guide counts back from while nobody has an appointment yet.
alter table application_dates drop constraint application_dates_kind_check;
alter table application_dates add constraint application_dates_kind_check
  check (kind in ('appointment', 'move_in', 'passport_expiry', 'criminal_record_issued'));
