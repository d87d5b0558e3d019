-- Every text that a person's transaction may write has a bound in the table itself, so that a slip in a route fills no disk. The
-- bounds are wider than what the contracts take, whose words people read.
alter table application_steps
  add check (char_length(step_title) <= 200),
  add check (char_length(step_description) <= 2000),
  add check (char_length(estimated_duration) <= 100);
alter table documents add check (char_length(file_type) <= 200);
alter table fact_versions
  add check (char_length(fact_id) <= 60),
  add check (octet_length(content::text) <= 20000);
alter table landing_pages
  add check (char_length(meta_description) <= 2000),
  add check (char_length(pitch_title) <= 2000),
  add check (char_length(pitch_text) <= 20000),
  add check (char_length(primary_cta) <= 1000),
  add check (char_length(secondary_cta) <= 1000),
  add check (octet_length(content::text) <= 2000000),
  add check (octet_length(draft::text) <= 2000000);
alter table landing_page_versions
  add check (char_length(slug) <= 100),
  add check (char_length(title) <= 200),
  add check (char_length(meta_description) <= 2000),
  add check (char_length(pitch_title) <= 2000),
  add check (char_length(pitch_text) <= 20000),
  add check (char_length(primary_cta) <= 1000),
  add check (char_length(secondary_cta) <= 1000),
  add check (octet_length(content::text) <= 2000000);
alter table outbox_mails
  add check (char_length(template) <= 100),
  add check (octet_length(parameters::text) <= 200000);
alter table system_settings
  add check (char_length(setting_key) <= 100),
  add check (octet_length(setting_value::text) <= 200000);
alter table audit_log
  add check (char_length(action) <= 100),
  add check (char_length(subject_type) <= 100),
  add check (char_length(subject_id) <= 200),
  add check (char_length(request_id) <= 200),
  add check (octet_length(details::text) <= 20000);
