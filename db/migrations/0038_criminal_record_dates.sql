-- The day a criminal record was issued: a past day, from which follows until when consulates take it.
alter table application_dates drop constraint application_dates_kind_check;
alter table application_dates add constraint application_dates_kind_check
  check (kind in ('appointment', 'passport_expiry', 'criminal_record_issued'));
