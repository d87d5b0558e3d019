-- The day on which a person handed in their papers: the clock of the decision starts then.
alter table application_dates drop constraint application_dates_kind_check;
alter table application_dates add constraint application_dates_kind_check
  check (kind in ('appointment', 'handed_in', 'move_in', 'passport_expiry', 'criminal_record_issued'));
