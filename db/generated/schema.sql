-- Made from the database by `npm run db:generate`; do not edit. A test fails when it is stale.

domain browser as text CHECK (VALUE = ANY (ARRAY['Chrome'::text, 'Firefox'::text, 'Safari'::text, 'Other'::text]));
domain campaign_word as text CHECK (char_length(VALUE) >= 1 AND char_length(VALUE) <= 100);
domain device_type as text CHECK (VALUE = ANY (ARRAY['mobile'::text, 'desktop'::text]));
domain load_milliseconds as integer CHECK (VALUE >= 0 AND VALUE <= 600000);
domain seconds_of_view as integer CHECK (VALUE >= 0 AND VALUE <= 86400);
domain short_agent as text CHECK (char_length(VALUE) <= 40);

table account_erasures (
  account_id uuid not null,
  requested_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  begun_at timestamp with time zone,
  erased_at timestamp with time zone,
  PRIMARY KEY (account_id),
  CHECK (due_at >= requested_at),
  CHECK (erased_at IS NULL OR begun_at IS NOT NULL)
);
CREATE INDEX account_erasures_unfinished ON public.account_erasures USING btree (due_at) WHERE (erased_at IS NULL);
CREATE TRIGGER _800_live_delete AFTER DELETE ON account_erasures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('profile', 'account_id', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON account_erasures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('profile', 'account_id', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON account_erasures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('profile', 'account_id', 'null::uuid', '');
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (account_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select (account_id, requested_at, due_at) to rumo_applicant;
grant select (account_id, due_at) to rumo_staff;
grant delete, insert, select, update (due_at, begun_at, erased_at) to rumo_system;

table accounts (
  id uuid not null default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  display_name text,
  created_at timestamp with time zone not null default now(),
  deactivated_at timestamp with time zone,
  search_text text not null default ''::text,
  language text not null default 'en'::text,
  PRIMARY KEY (id),
  UNIQUE (issuer, subject),
  CHECK (language = ANY (ARRAY['en'::text, 'pt'::text]))
);
CREATE INDEX accounts_created_at ON public.accounts USING btree (created_at, id);
CREATE INDEX accounts_email ON public.accounts USING btree (lower(email));
CREATE INDEX accounts_search_text ON public.accounts USING gin (search_text extensions.gin_trgm_ops);
CREATE TRIGGER _200_search_text BEFORE INSERT OR UPDATE OF email, display_name ON accounts FOR EACH ROW EXECUTE FUNCTION app.tg_search_text__account();
CREATE TRIGGER _300_free_cases AFTER UPDATE OF deactivated_at ON accounts FOR EACH ROW WHEN (new.deactivated_at IS NOT NULL) EXECUTE FUNCTION app.tg__free_cases('id');
CREATE TRIGGER _300_renamed AFTER UPDATE OF email, display_name ON accounts FOR EACH ROW WHEN (old.email <> new.email OR old.display_name IS DISTINCT FROM new.display_name) EXECUTE FUNCTION app.tg_search_text__renamed();
CREATE TRIGGER _500_erase_customers BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION app.tg_accounts__erase_customers();
CREATE TRIGGER _700_count_delete AFTER DELETE ON accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _700_count_insert AFTER INSERT ON accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _700_count_truncate AFTER TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE CONSTRAINT TRIGGER _900_keep_an_admin AFTER UPDATE OF deactivated_at ON accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.deactivated_at IS NULL AND new.deactivated_at IS NOT NULL) EXECUTE FUNCTION app.tg_accounts__keep_an_admin();
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_applicant using (id = (( SELECT app.user_id() AS user_id)));
grant select (id, issuer, subject, email, display_name, created_at, language), update (language) to rumo_applicant;
grant select (id, email, display_name, created_at, deactivated_at, search_text) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table admin_setup (
  singleton boolean not null default true,
  key_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  claimed_by uuid,
  claimed_at timestamp with time zone,
  PRIMARY KEY (singleton),
  FOREIGN KEY (claimed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (singleton)
);
CREATE INDEX admin_setup_claimed_by_idx ON public.admin_setup USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant insert, select, update to rumo_system;

table application_dates (
  application_id uuid not null,
  kind text not null,
  day date not null,
  saved_at timestamp with time zone not null default now(),
  PRIMARY KEY (application_id, kind),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  CHECK (day >= '2020-01-01'::date AND day <= '2100-01-01'::date),
  CHECK (kind = ANY (ARRAY['appointment'::text, 'handed_in'::text, 'move_in'::text, 'passport_expiry'::text, 'criminal_record_issued'::text]))
);
CREATE INDEX application_dates_day ON public.application_dates USING btree (day);
CREATE TRIGGER _800_live_delete AFTER DELETE ON application_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('dates', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON application_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('dates', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON application_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('dates', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', '');
row level security: enabled, forced;
policy own for all to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_dates.application_id AND a.user_id = (( SELECT app.user_id() AS user_id))))) with check ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_dates.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (application_id, kind, day, saved_at), update (day, saved_at) to rumo_applicant;
grant delete, select to rumo_system;

table application_guide_items (
  application_id uuid not null,
  item_id text not null,
  completed_at timestamp with time zone not null default now(),
  completed_by uuid,
  PRIMARY KEY (application_id, item_id),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  FOREIGN KEY (completed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (item_id ~ '^[a-z-]{1,60}$'::text)
);
CREATE INDEX application_guide_items_completed_by_idx ON public.application_guide_items USING btree (completed_by) WHERE (completed_by IS NOT NULL);
CREATE TRIGGER _800_live_delete AFTER DELETE ON application_guide_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('guide', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', 'office-applications');
CREATE TRIGGER _800_live_insert AFTER INSERT ON application_guide_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('guide', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', 'office-applications');
CREATE TRIGGER _800_live_update AFTER UPDATE ON application_guide_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('guide', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', 'office-applications');
row level security: enabled, forced;
policy delete_own for delete to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_guide_items.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy insert_own for insert to rumo_applicant with check (completed_by = (( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_guide_items.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_guide_items.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (application_id, item_id, completed_at, completed_by) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table application_guide_notes (
  application_id uuid not null,
  question_id text not null,
  note text not null,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (application_id, question_id),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  CHECK (char_length(note) >= 1 AND char_length(note) <= 4000),
  CHECK (question_id ~ '^[a-z-]{1,60}$'::text)
);
row level security: enabled, forced;
policy own for all to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_guide_notes.application_id AND a.user_id = (( SELECT app.user_id() AS user_id))))) with check ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_guide_notes.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (application_id, question_id, note, updated_at), update (note, updated_at) to rumo_applicant;
grant delete, select to rumo_system;

table application_notes (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  author_id uuid,
  body text not null,
  client_key uuid not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (author_id, client_key),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (char_length(body) >= 1 AND char_length(body) <= 4000)
);
CREATE INDEX application_notes_application ON public.application_notes USING btree (application_id, created_at DESC);
CREATE TRIGGER _800_live_delete AFTER DELETE ON application_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('applications', 'null::uuid', 'application_id', 'office-applications');
CREATE TRIGGER _800_live_insert AFTER INSERT ON application_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('applications', 'null::uuid', 'application_id', 'office-applications');
CREATE TRIGGER _800_live_update AFTER UPDATE ON application_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('applications', 'null::uuid', 'application_id', 'office-applications');
row level security: enabled, forced;
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND author_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND author_id = (( SELECT app.user_id() AS user_id)));
grant select, insert (application_id, author_id, body, client_key), update (body, version, updated_at, removed_at) to rumo_staff;
grant delete, select to rumo_system;

table application_steps (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  step_number integer not null,
  step_title text not null,
  step_description text not null,
  estimated_duration text not null,
  status text not null default 'pending'::text,
  PRIMARY KEY (id),
  UNIQUE (application_id, step_number),
  UNIQUE (id, application_id),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  CHECK (char_length(estimated_duration) <= 100),
  CHECK (char_length(step_description) <= 2000),
  CHECK (char_length(step_title) <= 200),
  CHECK (status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'completed'::text])),
  CHECK (step_number >= 1 AND step_number <= 4)
);
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (status =
CASE step_number
    WHEN 1 THEN 'in_progress'::text
    ELSE 'pending'::text
END AND (EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_steps.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = application_steps.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select, insert (application_id, step_number, step_title, step_description, estimated_duration, status) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table assistant_attachments (
  id uuid not null,
  asker bytea not null,
  user_id uuid,
  sealed bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX assistant_attachments_age ON public.assistant_attachments USING btree (expires_at);
CREATE INDEX assistant_attachments_user ON public.assistant_attachments USING btree (user_id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select to rumo_system;

table assistant_conversations (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  title text not null,
  created_at timestamp with time zone not null default now(),
  last_activity_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (id, user_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (char_length(title) >= 1 AND char_length(title) <= 100)
);
CREATE INDEX assistant_conversations_newest ON public.assistant_conversations USING btree (user_id, last_activity_at DESC);
row level security: enabled, forced;
policy own for all to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id))) with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (user_id, title), update (last_activity_at) to rumo_applicant;
grant delete, select to rumo_system;

table assistant_messages (
  id uuid not null default gen_random_uuid(),
  number bigint not null generated always as identity,
  conversation_id uuid not null,
  user_id uuid not null,
  type text not null,
  content text not null,
  client_key uuid,
  attachment jsonb,
  answering_since timestamp with time zone,
  question_id uuid,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (question_id),
  UNIQUE (user_id, client_key),
  FOREIGN KEY (conversation_id, user_id) REFERENCES assistant_conversations(id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (question_id) REFERENCES assistant_messages(id) ON DELETE CASCADE,
  CHECK ((type = 'ai'::text) = (answer IS NOT NULL AND question_id IS NOT NULL)),
  CHECK ((type = 'user'::text) = (client_key IS NOT NULL)),
  CHECK (char_length(content) <= 20000),
  CHECK (jsonb_typeof(answer) = 'object'::text),
  CHECK (jsonb_typeof(attachment) = 'object'::text),
  CHECK (type = ANY (ARRAY['user'::text, 'ai'::text]))
);
CREATE INDEX assistant_messages_age ON public.assistant_messages USING btree (created_at);
CREATE INDEX assistant_messages_conversation ON public.assistant_messages USING btree (conversation_id, number);
row level security: enabled, forced;
policy own for all to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id))) with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (conversation_id, user_id, type, content, client_key, attachment, answering_since, question_id, answer), update (answering_since) to rumo_applicant;
grant delete, select to rumo_system;

table assistant_usage (
  day date not null,
  kind text not null,
  scope text not null,
  asker bytea not null,
  user_id uuid,
  used integer not null,
  tokens bigint not null default 0,
  PRIMARY KEY (day, kind, scope, asker),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (kind = ANY (ARRAY['question'::text, 'file'::text, 'model'::text])),
  CHECK (scope = ANY (ARRAY['person'::text, 'browser'::text, 'address'::text, 'all'::text])),
  CHECK (tokens >= 0),
  CHECK (used >= 0)
);
CREATE INDEX assistant_usage_user ON public.assistant_usage USING btree (user_id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (day, kind, scope, user_id, used, tokens) to rumo_applicant;
grant delete, insert, select, update to rumo_system;

table audit_chain (
  seq bigint not null,
  audit_id bigint not null,
  hash bytea not null,
  PRIMARY KEY (seq),
  UNIQUE (audit_id),
  FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE TRIGGER _200_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION app.tg_audit__append_only();
row level security: enabled, forced;
policy insert_system for insert to rumo_system with check (true);
policy read_by_owner for select to rumo_owner using (true);
policy select_system for select to rumo_system using (true);
grant insert, select to rumo_system;

table audit_checks (
  id uuid not null default gen_random_uuid(),
  status text not null default 'queued'::text,
  requested_by uuid,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  entries bigint not null default 0,
  checked bigint not null default 0,
  faults jsonb not null default '[]'::jsonb,
  PRIMARY KEY (id),
  FOREIGN KEY (requested_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((status = ANY (ARRAY['done'::text, 'failed'::text])) = (finished_at IS NOT NULL)),
  CHECK (status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX audit_checks_created_at ON public.audit_checks USING btree (created_at DESC);
CREATE INDEX audit_checks_requested_by_idx ON public.audit_checks USING btree (requested_by) WHERE (requested_by IS NOT NULL);
CREATE UNIQUE INDEX audit_checks_unfinished ON public.audit_checks USING btree ((true)) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND requested_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select, insert (requested_by) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table audit_log (
  id bigint not null generated always as identity,
  occurred_at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_role text not null default 'anon'::text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  owner_id uuid,
  details jsonb not null default '{}'::jsonb,
  request_id text,
  PRIMARY KEY (id),
  CHECK (actor_role = ANY (ARRAY['anon'::text, 'user'::text, 'moderator'::text, 'admin'::text, 'system'::text])),
  CHECK (char_length(action) <= 100),
  CHECK (char_length(request_id) <= 200),
  CHECK (char_length(subject_id) <= 200),
  CHECK (char_length(subject_type) <= 100),
  CHECK (octet_length(details::text) <= 20000)
);
CREATE INDEX audit_log_action ON public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_decisions ON public.audit_log USING btree (occurred_at) WHERE (action = ANY (ARRAY['application.decided'::text, 'application.decision_undone'::text]));
CREATE INDEX audit_log_occurred_at ON public.audit_log USING btree (occurred_at);
CREATE INDEX audit_log_owner ON public.audit_log USING btree (owner_id, id DESC);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id, id DESC);
CREATE TRIGGER _100_actor BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION app.tg_audit_log__actor();
CREATE TRIGGER _200_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION app.tg_audit__append_only();
CREATE CONSTRAINT TRIGGER _900_chain AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.tg_audit_log__chain();
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (owner_id = (( SELECT app.user_id() AS user_id)) AND (action = ANY (ARRAY['account.copied'::text, 'application.date_removed'::text, 'application.date_saved'::text, 'application.progressed'::text, 'application.removed'::text, 'application.review_requested'::text, 'application.started'::text, 'assistant.asked'::text, 'assistant.conversation_deleted'::text, 'assistant.history_deleted'::text, 'calendar_address.made'::text, 'calendar_address.removed'::text, 'document.categorised'::text, 'document.deleted'::text, 'document.opened'::text, 'document.refused'::text, 'document.uploaded'::text, 'documents.exported'::text, 'guide.completed'::text, 'guide.paper_set_aside'::text, 'guide.paper_taken_back'::text, 'guide.reopened'::text, 'profile.mails_chosen'::text, 'profile.residence_saved'::text, 'profile.saved'::text, 'support.message_sent'::text, 'support.rated'::text, 'support.reopened'::text, 'support.replied'::text])));
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) = 'admin'::text AND (action = ANY (ARRAY['account.mailed'::text, 'account.role_changed'::text, 'application.unused_removed'::text, 'accounts.exported'::text, 'analytics.exported'::text, 'audit.check_requested'::text, 'audit.exported'::text, 'canned_reply.added'::text, 'canned_reply.deleted'::text, 'canned_reply.saved'::text, 'experiment.changed'::text, 'experiment.created'::text, 'experiment.deleted'::text, 'experiment.exported'::text, 'experiment.finished'::text, 'experiment.status_changed'::text, 'fact.added'::text, 'fact.changed'::text, 'facts.exported'::text, 'landing_page.changed'::text, 'landing_page.created'::text, 'landing_page.deleted'::text, 'landing_page.draft_discarded'::text, 'landing_page.published'::text, 'landing_page.restored'::text, 'landing_page.scheduled'::text, 'landing_page.unscheduled'::text, 'mail.opened'::text, 'mail.retried'::text, 'mails.exported'::text, 'session.revoked_by_staff'::text, 'settings.saved'::text, 'workload.exported'::text])) OR (( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND (action = ANY (ARRAY['application.assigned'::text, 'application.decided'::text, 'application.decision_undone'::text, 'application.note_changed'::text, 'application.note_removed'::text, 'application.note_restored'::text, 'application.note_written'::text, 'applications.exported'::text, 'document.accepted'::text, 'document.opened_by_staff'::text, 'document.returned'::text, 'document.review_undone'::text, 'reviews.exported'::text, 'support.assigned'::text, 'support.begun'::text, 'support.exported'::text, 'support.merged'::text, 'support.note_added'::text, 'support.priority_changed'::text, 'support.replied'::text, 'support.reopened'::text, 'support.snoozed'::text, 'support.status_changed'::text, 'support.unmerged'::text])));
policy insert_system for insert to rumo_system with check (true);
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (owner_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy select_system for select to rumo_system using (true);
grant insert (action, subject_type, subject_id, owner_id, details, request_id), select (id, occurred_at, actor_role, action, subject_type, subject_id, owner_id, details) to rumo_applicant;
grant select, insert (action, subject_type, subject_id, owner_id, details, request_id) to rumo_staff;
grant select, insert (action, subject_type, subject_id, owner_id, details, request_id) to rumo_system;

table billing_customers (
  user_id uuid not null,
  provider text not null,
  customer_id text,
  drawn integer not null default 0,
  written integer not null default 0,
  checked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  change_id uuid,
  change_wish text,
  change_until timestamp with time zone,
  PRIMARY KEY (user_id, provider),
  UNIQUE (customer_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (change_wish = ANY (ARRAY['end'::text, 'keep'::text, 'pause'::text, 'resume'::text])),
  CHECK (provider = ANY (ARRAY['stripe'::text, 'built-in'::text]))
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (user_id, provider, customer_id, created_at) to rumo_applicant;
grant select (user_id, provider, customer_id, checked_at, created_at) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table billing_erasures (
  customer_id text not null,
  provider text not null,
  owed text[] not null default '{}'::text[],
  requested_at timestamp with time zone not null default now(),
  PRIMARY KEY (customer_id),
  CHECK (char_length(customer_id) >= 1 AND char_length(customer_id) <= 255),
  CHECK (provider = ANY (ARRAY['stripe'::text, 'built-in'::text]))
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table billing_events (
  id text not null,
  provider text not null,
  type text not null,
  user_id uuid,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone,
  outcome text,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((handled_at IS NULL) = (outcome IS NULL)),
  CHECK (char_length(id) >= 1 AND char_length(id) <= 255),
  CHECK (outcome = ANY (ARRAY['written'::text, 'kept'::text, 'unknown_customer'::text])),
  CHECK (provider = ANY (ARRAY['stripe'::text, 'built-in'::text]))
);
CREATE INDEX billing_events_received_at ON public.billing_events USING btree (received_at);
CREATE INDEX billing_events_unhandled ON public.billing_events USING btree (received_at) WHERE (handled_at IS NULL);
CREATE INDEX billing_events_user ON public.billing_events USING btree (user_id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table billing_provider_state (
  kind text not null,
  id text not null,
  customer text,
  payload jsonb not null,
  position bigint not null generated always as identity,
  PRIMARY KEY (kind, id)
);
CREATE INDEX billing_provider_state_customer ON public.billing_provider_state USING btree (kind, customer, "position");
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table calendar_addresses (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  secret_hash bytea not null,
  made_at timestamp with time zone not null default now(),
  last_fetched_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (secret_hash),
  UNIQUE (user_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (octet_length(secret_hash) = 32)
);
row level security: enabled, forced;
policy delete_own for delete to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert (user_id, secret_hash, made_at), select (id, user_id, made_at, last_fetched_at) to rumo_applicant;
grant delete, select, update (last_fetched_at) to rumo_system;

table canned_replies (
  id uuid not null default gen_random_uuid(),
  name text not null,
  body text not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (name),
  FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (char_length(body) >= 1 AND char_length(body) <= 5000),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 80)
);
CREATE INDEX canned_replies_updated_by ON public.canned_replies USING btree (updated_by);
CREATE TRIGGER _800_live_delete AFTER DELETE ON canned_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_insert AFTER INSERT ON canned_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_update AFTER UPDATE ON canned_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
row level security: enabled, forced;
policy delete_admin for delete to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND updated_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin)) with check (updated_by = (( SELECT app.user_id() AS user_id)));
grant delete, select, insert (name, body, updated_by), update (name, body, version, updated_by, updated_at) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table checkouts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  plan text,
  application_id uuid,
  provider text not null,
  session_id text,
  url text,
  status text not null default 'open'::text,
  amount integer not null,
  currency text not null,
  visitor_id uuid,
  payment_intent text,
  created_at timestamp with time zone not null default now(),
  completed_at timestamp with time zone,
  language text not null default 'en'::text,
  PRIMARY KEY (id),
  UNIQUE (id, user_id),
  UNIQUE (session_id),
  FOREIGN KEY (application_id, user_id) REFERENCES visa_applications(id, user_id) ON DELETE SET NULL (application_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((kind = 'plan'::text) = (plan IS NOT NULL)),
  CHECK ((status = 'complete'::text) = (completed_at IS NOT NULL)),
  CHECK (amount >= 0),
  CHECK (kind = 'application_fee'::text OR application_id IS NULL),
  CHECK (kind = ANY (ARRAY['plan'::text, 'application_fee'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'pt'::text])),
  CHECK (plan = ANY (ARRAY['standard'::text, 'premium'::text])),
  CHECK (provider = ANY (ARRAY['stripe'::text, 'built-in'::text])),
  CHECK (status = ANY (ARRAY['open'::text, 'complete'::text, 'expired'::text]))
);
CREATE INDEX checkouts_application ON public.checkouts USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX checkouts_user ON public.checkouts USING btree (user_id, created_at);
CREATE UNIQUE INDEX checkouts_open ON public.checkouts USING btree (user_id, kind, plan, application_id) NULLS NOT DISTINCT WHERE (status = 'open'::text);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, user_id, kind, plan, application_id, status, amount, currency, payment_intent, created_at, completed_at) to rumo_applicant;
grant select (id, user_id, kind, plan, application_id, status, amount, currency, payment_intent, created_at, completed_at) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table conversion_events (
  id uuid not null default gen_random_uuid(),
  visitor_id uuid not null,
  session_id uuid not null,
  landing_page_id uuid,
  experiment_id uuid,
  variant_id uuid,
  user_id uuid,
  event_type text not null,
  event_value numeric(12,2),
  currency text,
  conversion_funnel_step integer,
  utm_source campaign_word,
  utm_medium campaign_word,
  utm_campaign campaign_word,
  referrer campaign_word,
  device_type device_type,
  browser browser,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (visitor_id, created_at, id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((event_value IS NULL) = (currency IS NULL)),
  CHECK (currency ~ '^[A-Z]{3}$'::text),
  CHECK (event_type = ANY (ARRAY['cta_click'::text, 'sign_up'::text, 'application_started'::text, 'checkout_started'::text, 'subscription_started'::text]))
) partition by RANGE (created_at);
CREATE INDEX conversion_events_created_at ON ONLY public.conversion_events USING btree (created_at);
CREATE INDEX conversion_events_experiment ON ONLY public.conversion_events USING btree (experiment_id, created_at) WHERE (experiment_id IS NOT NULL);
CREATE INDEX conversion_events_landing_page ON ONLY public.conversion_events USING btree (landing_page_id, created_at);
CREATE INDEX conversion_events_user_id ON ONLY public.conversion_events USING btree (user_id, event_type) WHERE (user_id IS NOT NULL);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id, event_type, event_value, currency, conversion_funnel_step, utm_source, utm_medium, utm_campaign, referrer, device_type, browser, metadata, created_at) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table conversion_returns (
  event_type text not null,
  dimension text not null,
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  previous_day date not null,
  visitors bigint not null,
  PRIMARY KEY (landing_page_id, event_type, dimension, value, day, previous_day),
  CHECK (dimension = ANY (ARRAY['all'::text, 'device_type'::text, 'browser'::text, 'source'::text, 'referrer'::text])),
  CHECK (previous_day < day)
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table conversion_rollups (
  event_type text not null,
  dimension text not null,
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  events bigint not null,
  visitors bigint not null,
  returned bigint not null default 0,
  revenue numeric(14,2) not null,
  PRIMARY KEY (landing_page_id, event_type, dimension, day, value),
  CHECK (dimension = ANY (ARRAY['all'::text, 'device_type'::text, 'browser'::text, 'source'::text, 'referrer'::text]))
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table document_reviews (
  id bigint not null generated always as identity,
  document_id uuid not null,
  user_id uuid not null,
  status text not null,
  reason text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone not null default now(),
  version integer not null,
  waited_since timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (document_id, version),
  FOREIGN KEY (document_id, user_id) REFERENCES documents(id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (reviewed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((status = 'returned'::text) = (reason IS NOT NULL)),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000),
  CHECK (status = ANY (ARRAY['waiting'::text, 'in_review'::text, 'accepted'::text, 'returned'::text]))
);
CREATE INDEX document_reviews_reviewer ON public.document_reviews USING btree (reviewed_by);
CREATE INDEX document_reviews_turnaround ON public.document_reviews USING btree (reviewed_at DESC) WHERE (waited_since IS NOT NULL);
CREATE TRIGGER _650_ring AFTER INSERT ON document_reviews FOR EACH ROW WHEN (new.status = ANY (ARRAY['accepted'::text, 'returned'::text, 'waiting'::text])) EXECUTE FUNCTION app.tg_document_reviews__ring();
row level security: enabled, forced;
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND reviewed_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select (document_id, user_id, status, reason, reviewed_at, version) to rumo_applicant;
grant select, insert (document_id, user_id, status, reason, reviewed_by, version, waited_since) to rumo_staff;
grant delete, select to rumo_system;

table documents (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null,
  step_id uuid,
  file_name text not null,
  file_path text not null generated always as ((((((user_id)::text || '/'::text) || (id)::text) || '_'::text) || "right"(file_name, 50))),
  file_type text not null,
  file_size bigint not null,
  document_category text not null default 'general'::text,
  upload_status text not null default 'pending'::text,
  sha256 bytea,
  wrapped_key bytea,
  created_at timestamp with time zone not null default now(),
  uploaded_at timestamp with time zone,
  bytes_missing_since timestamp with time zone,
  guide_item text,
  review_status text not null default 'waiting'::text,
  review_reason text,
  reviewed_at timestamp with time zone,
  review_version integer not null default 1,
  waiting_since timestamp with time zone,
  replaces_id uuid,
  review_priority integer not null default 2,
  findings text[] not null default '{}'::text[],
  check_status text not null default 'waiting'::text,
  check_due_at timestamp with time zone not null default now(),
  check_tries integer not null default 0,
  bring_item text,
  PRIMARY KEY (id),
  UNIQUE (file_path),
  UNIQUE (id, user_id),
  FOREIGN KEY (application_id, user_id) REFERENCES visa_applications(id, user_id) ON DELETE RESTRICT,
  FOREIGN KEY (replaces_id, user_id) REFERENCES documents(id, user_id) ON DELETE SET NULL (replaces_id),
  FOREIGN KEY (step_id, application_id) REFERENCES application_steps(id, application_id) ON DELETE RESTRICT,
  CHECK ((review_status = 'returned'::text) = (review_reason IS NOT NULL)),
  CHECK ((review_status = ANY (ARRAY['accepted'::text, 'returned'::text])) = (reviewed_at IS NOT NULL)),
  CHECK (bring_item IS NULL OR guide_item IS NULL),
  CHECK (bring_item ~ '^bring-[a-z-]{1,50}$'::text),
  CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 255 AND file_name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text),
  CHECK (char_length(file_type) <= 200),
  CHECK (char_length(review_reason) >= 1 AND char_length(review_reason) <= 1000),
  CHECK (check_status = ANY (ARRAY['waiting'::text, 'passed'::text])),
  CHECK (check_tries >= 0),
  CHECK (document_category = ANY (ARRAY['general'::text, 'step_document'::text, 'passport'::text, 'criminal-record'::text, 'birth-certificate'::text, 'proof-income'::text, 'health-insurance'::text, 'accommodation-proof'::text])),
  CHECK (file_size > 0),
  CHECK (findings <@ ARRAY['old_word'::text, 'macros'::text, 'script'::text, 'launches'::text, 'opens_by_itself'::text, 'embedded_files'::text, 'fetches'::text, 'xfa_form'::text, 'huge_picture'::text, 'disguised'::text, 'locked'::text, 'unreadable'::text] AND cardinality(findings) <= 12),
  CHECK (guide_item = 'nif-document'::text),
  CHECK (review_priority >= 0 AND review_priority <= 2),
  CHECK (review_status = ANY (ARRAY['waiting'::text, 'in_review'::text, 'accepted'::text, 'returned'::text])),
  CHECK (upload_status <> 'pending'::text OR sha256 IS NULL AND wrapped_key IS NULL AND uploaded_at IS NULL),
  CHECK (upload_status <> 'uploaded'::text OR sha256 IS NOT NULL AND wrapped_key IS NOT NULL AND uploaded_at IS NOT NULL),
  CHECK (upload_status <> 'uploaded'::text OR waiting_since IS NOT NULL),
  CHECK (upload_status = ANY (ARRAY['pending'::text, 'uploaded'::text, 'refused'::text, 'deleting'::text]))
);
CREATE INDEX documents_application ON public.documents USING btree (application_id, created_at DESC);
CREATE INDEX documents_missing ON public.documents USING btree (id) WHERE (bytes_missing_since IS NOT NULL);
CREATE INDEX documents_replaces ON public.documents USING btree (replaces_id) WHERE (replaces_id IS NOT NULL);
CREATE INDEX documents_step_id_idx ON public.documents USING btree (step_id) WHERE (step_id IS NOT NULL);
CREATE INDEX documents_to_check ON public.documents USING btree (check_due_at) WHERE ((upload_status = 'uploaded'::text) AND (check_status = 'waiting'::text));
CREATE INDEX documents_to_review ON public.documents USING btree (waiting_since, id) WHERE ((upload_status = 'uploaded'::text) AND (review_status = ANY (ARRAY['waiting'::text, 'in_review'::text])) AND ((guide_item IS NOT NULL) OR (document_category <> ALL (ARRAY['general'::text, 'step_document'::text]))));
CREATE INDEX documents_to_review_by_type ON public.documents USING btree (document_category, waiting_since, id) WHERE ((upload_status = 'uploaded'::text) AND (review_status = ANY (ARRAY['waiting'::text, 'in_review'::text])) AND ((guide_item IS NOT NULL) OR (document_category <> ALL (ARRAY['general'::text, 'step_document'::text]))));
CREATE INDEX documents_to_review_in_order ON public.documents USING btree (review_priority, waiting_since, id) WHERE ((upload_status = 'uploaded'::text) AND (review_status = ANY (ARRAY['waiting'::text, 'in_review'::text])) AND ((guide_item IS NOT NULL) OR (document_category <> ALL (ARRAY['general'::text, 'step_document'::text]))));
CREATE INDEX documents_to_review_of_case ON public.documents USING btree (application_id, waiting_since, id) WHERE ((upload_status = 'uploaded'::text) AND (review_status = ANY (ARRAY['waiting'::text, 'in_review'::text])) AND ((guide_item IS NOT NULL) OR (document_category <> ALL (ARRAY['general'::text, 'step_document'::text]))));
CREATE INDEX documents_unfinished ON public.documents USING btree (created_at) WHERE (upload_status <> 'uploaded'::text);
CREATE INDEX documents_uploaded ON public.documents USING btree (application_id) WHERE (upload_status = 'uploaded'::text);
CREATE INDEX documents_versions ON public.documents USING btree (id, review_version);
CREATE TRIGGER _100_review BEFORE INSERT OR UPDATE OF document_category, upload_status ON documents FOR EACH ROW EXECUTE FUNCTION app.tg_documents__review();
CREATE TRIGGER _300_review_priority BEFORE INSERT OR UPDATE OF upload_status, document_category, review_status ON documents FOR EACH ROW EXECUTE FUNCTION app.tg_documents__review_priority();
CREATE TRIGGER _800_live_delete AFTER DELETE ON documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('documents', 'user_id', 'application_id', 'office-reviews');
CREATE TRIGGER _800_live_insert AFTER INSERT ON documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('documents', 'user_id', 'application_id', 'office-reviews');
CREATE TRIGGER _800_live_update AFTER UPDATE ON documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('documents', 'user_id', 'application_id', 'office-reviews');
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)) AND upload_status <> 'deleting'::text) with check (user_id = (( SELECT app.user_id() AS user_id)));
policy update_staff for update to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND upload_status = 'uploaded'::text);
grant select, insert (application_id, user_id, step_id, file_name, file_type, file_size, document_category, guide_item, replaces_id, bring_item), update (document_category, upload_status) to rumo_applicant;
grant select (id, application_id, user_id, step_id, file_name, file_type, file_size, document_category, upload_status, created_at, uploaded_at, guide_item, review_status, review_reason, reviewed_at, review_version, waiting_since, replaces_id, review_priority, findings, check_status, bring_item), update (review_status, review_reason, reviewed_at, review_version) to rumo_staff;
grant delete, select, update (document_category, upload_status, sha256, wrapped_key, uploaded_at, bytes_missing_since, review_status, review_priority, findings, check_status, check_due_at, check_tries) to rumo_system;

table experiment_changes (
  id bigint not null generated always as identity,
  experiment_id uuid not null,
  from_status text,
  to_status text not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (experiment_id) REFERENCES experiments(id) ON DELETE CASCADE,
  CHECK (from_status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'completed'::text])),
  CHECK (to_status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'completed'::text]))
);
CREATE INDEX experiment_changes_changed_by ON public.experiment_changes USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX experiment_changes_experiment ON public.experiment_changes USING btree (experiment_id, id);
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND changed_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select, insert (experiment_id, from_status, to_status, changed_by, changed_at) to rumo_staff;
grant select to rumo_system;

table experiment_rollups (
  experiment_id uuid not null,
  variant_id uuid not null,
  day date not null,
  visitors bigint not null default 0,
  cta_click bigint not null default 0,
  sign_up bigint not null default 0,
  application_started bigint not null default 0,
  checkout_started bigint not null default 0,
  subscription_started bigint not null default 0,
  revenue numeric(14,2) not null default 0,
  revenue_squares numeric(30,4) not null default 0,
  ended bigint not null default 0,
  bounced bigint not null default 0,
  loads bigint not null default 0,
  load_sum bigint not null default 0,
  load_squares bigint not null default 0,
  PRIMARY KEY (experiment_id, variant_id, day),
  FOREIGN KEY (variant_id, experiment_id) REFERENCES experiment_variants(id, experiment_id) ON DELETE CASCADE
);
CREATE INDEX experiment_rollups_variant ON public.experiment_rollups USING btree (variant_id, experiment_id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table experiment_variants (
  id uuid not null default gen_random_uuid(),
  experiment_id uuid not null,
  variant_name text not null,
  traffic_weight integer not null,
  landing_page_id uuid,
  position integer not null default 0,
  PRIMARY KEY (id),
  UNIQUE (experiment_id, "position"),
  UNIQUE (experiment_id, variant_name),
  UNIQUE (id, experiment_id),
  FOREIGN KEY (experiment_id) REFERENCES experiments(id) ON DELETE CASCADE,
  FOREIGN KEY (landing_page_id) REFERENCES landing_pages(id) ON DELETE RESTRICT,
  CHECK ("position" >= 0 AND "position" <= 25),
  CHECK (char_length(variant_name) >= 1 AND char_length(variant_name) <= 60),
  CHECK (traffic_weight >= 0 AND traffic_weight <= 100)
);
CREATE INDEX experiment_variants_landing_page ON public.experiment_variants USING btree (landing_page_id);
CREATE TRIGGER _100_stay BEFORE INSERT OR DELETE OR UPDATE ON experiment_variants FOR EACH ROW EXECUTE FUNCTION app.tg_experiment_variants__stay();
CREATE TRIGGER _800_live_delete AFTER DELETE ON experiment_variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON experiment_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON experiment_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
row level security: enabled, forced;
policy delete_admin for delete to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin));
grant delete, select, insert (experiment_id, variant_name, traffic_weight, landing_page_id, position), update (variant_name, traffic_weight, landing_page_id, position) to rumo_staff;
grant select to rumo_system;

table experiments (
  id uuid not null default gen_random_uuid(),
  name text not null,
  description text,
  traffic_percentage integer not null default 100,
  status text not null default 'draft'::text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  goal_event text not null default 'cta_click'::text,
  version integer not null default 1,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  decision text,
  winner_variant_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  client_key uuid,
  PRIMARY KEY (id),
  UNIQUE (client_key),
  FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (winner_variant_id, id) REFERENCES experiment_variants(id, experiment_id),
  CHECK ((decision = 'winner'::text) = (winner_variant_id IS NOT NULL)),
  CHECK (char_length(decision_note) >= 1 AND char_length(decision_note) <= 2000),
  CHECK (char_length(description) <= 2000),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 200),
  CHECK (decision = ANY (ARRAY['winner'::text, 'control'::text])),
  CHECK (goal_event = ANY (ARRAY['cta_click'::text, 'sign_up'::text, 'application_started'::text, 'checkout_started'::text, 'subscription_started'::text])),
  CHECK (status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'completed'::text])),
  CHECK (traffic_percentage >= 1 AND traffic_percentage <= 100)
);
CREATE INDEX experiments_created_by ON public.experiments USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX experiments_decided_by ON public.experiments USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX experiments_winner_variant_id_idx ON public.experiments USING btree (winner_variant_id) WHERE (winner_variant_id IS NOT NULL);
CREATE TRIGGER _100_move BEFORE INSERT OR DELETE OR UPDATE ON experiments FOR EACH ROW EXECUTE FUNCTION app.tg_experiments__move();
CREATE TRIGGER _800_live_delete AFTER DELETE ON experiments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON experiments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON experiments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _900_start AFTER UPDATE OF status ON experiments FOR EACH ROW WHEN (new.status = 'active'::text AND old.status <> 'active'::text) EXECUTE FUNCTION app.tg_experiments__start();
row level security: enabled, forced;
policy delete_admin for delete to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND created_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin)) with check (decided_by IS NULL OR decided_by = (( SELECT app.user_id() AS user_id)));
grant delete, select, insert (name, description, traffic_percentage, created_by, goal_event, client_key), update (name, description, traffic_percentage, status, goal_event, version, started_at, ended_at, decision, winner_variant_id, decided_by, decided_at, decision_note) to rumo_staff;
grant select to rumo_system;

table fact_versions (
  fact_id text not null,
  version integer not null,
  content jsonb not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  PRIMARY KEY (fact_id, version),
  FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (fact_id) REFERENCES facts(id),
  CHECK (char_length(fact_id) <= 60),
  CHECK (octet_length(content::text) <= 20000)
);
CREATE INDEX fact_versions_changed_by ON public.fact_versions USING btree (changed_by) WHERE (changed_by IS NOT NULL);
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND changed_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select, insert (fact_id, version, content, changed_by) to rumo_staff;
grant select to rumo_system;

table facts (
  id text not null,
  text text not null,
  value text,
  unit text,
  source text not null,
  source_url text,
  source_date text,
  checked_on date,
  trust text not null,
  consulate text,
  valid_from date,
  review_by date not null,
  is_shown boolean not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone not null default now(),
  is_quoted boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (char_length(consulate) >= 1 AND char_length(consulate) <= 100),
  CHECK (char_length(source) >= 1 AND char_length(source) <= 200),
  CHECK (char_length(text) >= 1 AND char_length(text) <= 600),
  CHECK (char_length(unit) >= 1 AND char_length(unit) <= 40),
  CHECK (char_length(value) >= 1 AND char_length(value) <= 40),
  CHECK (id ~ '^[a-z0-9-]{1,60}$'::text),
  CHECK (source_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'::text),
  CHECK (source_url ~ '^https://'::text AND char_length(source_url) <= 500),
  CHECK (trust = ANY (ARRAY['official'::text, 'practitioner'::text, 'community'::text, 'disputed'::text]))
);
CREATE INDEX facts_updated_by ON public.facts USING btree (updated_by) WHERE (updated_by IS NOT NULL);
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND updated_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_quoted for select to rumo_anon using (is_quoted);
policy select_read for select to rumo_applicant using (is_shown OR is_quoted);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin)) with check (updated_by = (( SELECT app.user_id() AS user_id)));
grant select (id, text, value, unit, source, source_url, source_date, trust, consulate, valid_from, review_by, is_shown, is_quoted) to rumo_anon;
grant select (id, text, value, unit, source, source_url, source_date, trust, consulate, valid_from, review_by, is_shown, is_quoted) to rumo_applicant;
grant select, insert (id, text, value, unit, source, source_url, source_date, checked_on, trust, consulate, valid_from, review_by, is_shown, updated_by, is_quoted), update (text, value, unit, source, source_url, source_date, checked_on, trust, consulate, valid_from, review_by, is_shown, version, updated_by, updated_at, is_quoted) to rumo_staff;
grant select to rumo_system;

table identity_provider_state (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (kind, id)
);
CREATE INDEX identity_provider_state_expires_at ON public.identity_provider_state USING btree (expires_at);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table installation (
  singleton boolean not null default true,
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (singleton),
  CHECK (singleton)
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant insert, select to rumo_system;

table landing_page_versions (
  id uuid not null default gen_random_uuid(),
  landing_page_id uuid not null,
  number integer not null,
  slug text not null,
  title text not null,
  meta_description text,
  content jsonb not null,
  pitch_title text,
  pitch_text text,
  primary_cta text,
  secondary_cta text,
  status text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  public_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (landing_page_id, number),
  FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (landing_page_id) REFERENCES landing_pages(id) ON DELETE CASCADE,
  CHECK (char_length(meta_description) <= 2000),
  CHECK (char_length(pitch_text) <= 20000),
  CHECK (char_length(pitch_title) <= 2000),
  CHECK (char_length(primary_cta) <= 1000),
  CHECK (char_length(secondary_cta) <= 1000),
  CHECK (char_length(slug) <= 100),
  CHECK (char_length(title) <= 200),
  CHECK (octet_length(content::text) <= 2000000),
  CHECK (status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text]))
);
CREATE INDEX landing_page_versions_created_by ON public.landing_page_versions USING btree (created_by) WHERE (created_by IS NOT NULL);
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND created_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin));
grant select, insert (landing_page_id, number, slug, title, meta_description, content, pitch_title, pitch_text, primary_cta, secondary_cta, status, created_by, created_at, public_at), update (public_at) to rumo_staff;
grant select, insert (landing_page_id, number, slug, title, meta_description, content, pitch_title, pitch_text, primary_cta, secondary_cta, status, created_by, created_at, public_at), update (public_at) to rumo_system;

table landing_pages (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  title text not null,
  meta_description text,
  status text not null default 'draft'::text,
  is_active boolean not null default false,
  content jsonb not null default '{"sections": []}'::jsonb,
  pitch_title text,
  pitch_text text,
  primary_cta text,
  secondary_cta text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  draft jsonb,
  draft_saved_at timestamp with time zone,
  draft_version integer not null default 0,
  publish_at timestamp with time zone,
  publish_shows boolean not null default false,
  publish_by uuid,
  publish_missed text,
  published_at timestamp with time zone,
  updated_by uuid,
  client_key uuid,
  PRIMARY KEY (id),
  UNIQUE (client_key),
  UNIQUE (slug),
  FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (publish_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((draft IS NULL) = (draft_saved_at IS NULL)),
  CHECK (char_length(meta_description) <= 2000),
  CHECK (char_length(pitch_text) <= 20000),
  CHECK (char_length(pitch_title) <= 2000),
  CHECK (char_length(primary_cta) <= 1000),
  CHECK (char_length(secondary_cta) <= 1000),
  CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  CHECK (octet_length(content::text) <= 2000000),
  CHECK (octet_length(draft::text) <= 2000000),
  CHECK (publish_missed = ANY (ARRAY['in_experiment'::text, 'slug_taken'::text, 'not_publishable'::text])),
  CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(slug) <= 100),
  CHECK (status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text]))
);
CREATE INDEX landing_pages_created_by ON public.landing_pages USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX landing_pages_publish_by ON public.landing_pages USING btree (publish_by) WHERE (publish_by IS NOT NULL);
CREATE INDEX landing_pages_updated_by ON public.landing_pages USING btree (updated_by) WHERE (updated_by IS NOT NULL);
CREATE TRIGGER _100_stay BEFORE DELETE OR UPDATE ON landing_pages FOR EACH ROW EXECUTE FUNCTION app.tg_landing_pages__stay();
CREATE TRIGGER _800_live_delete AFTER DELETE ON landing_pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON landing_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON landing_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('marketing', 'null::uuid', 'null::uuid', '');
row level security: enabled, forced;
policy delete_admin for delete to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND created_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_published for select to rumo_anon, rumo_applicant using (is_active AND status = 'active'::text);
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin)) with check (updated_by = (( SELECT app.user_id() AS user_id)));
grant select (id, slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta, secondary_cta) to rumo_anon;
grant select (id, slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta, secondary_cta) to rumo_applicant;
grant delete, select, insert (slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta, secondary_cta, created_by, created_at, updated_at, published_at, client_key), update (slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta, secondary_cta, updated_at, version, draft, draft_saved_at, draft_version, publish_at, publish_shows, publish_by, publish_missed, published_at, updated_by) to rumo_staff;
grant select, update (slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta, secondary_cta, updated_at, version, draft, draft_saved_at, draft_version, publish_at, publish_shows, publish_by, publish_missed, published_at) to rumo_system;

table list_counts (
  id bigint not null generated always as identity,
  list text not null,
  bucket text not null,
  delta bigint not null,
  PRIMARY KEY (id),
  CHECK (list = ANY (ARRAY['accounts'::text, 'visa_applications'::text, 'support_messages'::text]))
);
CREATE INDEX list_counts_list ON public.list_counts USING btree (list, bucket) INCLUDE (delta);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select (list, bucket, delta) to rumo_staff;
grant delete, insert, select to rumo_system;

table mail_choices (
  user_id uuid not null,
  date_reminders boolean not null,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE
);
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
grant select, insert (user_id, date_reminders, updated_at), update (date_reminders, updated_at) to rumo_applicant;
grant delete, select to rumo_system;

table muted_notices (
  user_id uuid not null,
  kind text not null,
  PRIMARY KEY (user_id, kind),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (kind = ANY (ARRAY['assigned'::text, 'mentioned'::text, 'replied'::text, 'decided'::text]))
);
CREATE TRIGGER _800_live_delete AFTER DELETE ON muted_notices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('notices', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON muted_notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('notices', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON muted_notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('notices', 'user_id', 'null::uuid', '');
row level security: enabled, forced;
policy delete_own for delete to rumo_staff using (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy insert_own for insert to rumo_staff with check (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_staff using (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (user_id, kind) to rumo_staff;
grant delete, select to rumo_system;

table office_views (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  list text not null,
  name text not null,
  params text not null,
  position integer not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (char_length(name) >= 1 AND char_length(name) <= 40 AND name = btrim(name)),
  CHECK (char_length(params) >= 1 AND char_length(params) <= 500),
  CHECK (list = ANY (ARRAY['applications'::text, 'support'::text]))
);
CREATE UNIQUE INDEX office_views_name ON public.office_views USING btree (user_id, list, lower(name));
row level security: enabled, forced;
policy delete_own for delete to rumo_staff using (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy insert_own for insert to rumo_staff with check (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_staff using (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_staff using (user_id = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
grant delete, select, insert (id, user_id, list, name, params, position), update (name) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table outbox_mails (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  template text not null,
  parameters jsonb not null default '{}'::jsonb,
  status text not null default 'queued'::text,
  delivered_by text,
  attempts integer not null default 0,
  claimed_until timestamp with time zone,
  last_error text,
  subject text,
  text_body text,
  html_body text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  dedupe_key text,
  search_text text not null default ''::text,
  PRIMARY KEY (id),
  UNIQUE (dedupe_key),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((status = 'sent'::text) = (sent_at IS NOT NULL) AND (sent_at IS NULL) = (delivered_by IS NULL)),
  CHECK (char_length(dedupe_key) >= 1 AND char_length(dedupe_key) <= 200),
  CHECK (char_length(last_error) <= 100),
  CHECK (char_length(template) <= 100),
  CHECK (delivered_by = ANY (ARRAY['smtp'::text, 'outbox'::text])),
  CHECK (octet_length(parameters::text) <= 200000),
  CHECK (status <> 'sent'::text OR subject IS NOT NULL AND text_body IS NOT NULL AND html_body IS NOT NULL),
  CHECK (status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])),
  CHECK (template ~ '^[a-z-]{1,40}$'::text)
);
CREATE INDEX outbox_mails_created ON public.outbox_mails USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_mails_not_sent ON public.outbox_mails USING btree (created_at) WHERE (status <> 'sent'::text);
CREATE INDEX outbox_mails_reply ON public.outbox_mails USING btree (((parameters ->> 'reply_id'::text))) WHERE (template = ANY (ARRAY['support-reply'::text, 'support-message'::text]));
CREATE INDEX outbox_mails_search_text ON public.outbox_mails USING gin (search_text extensions.gin_trgm_ops);
CREATE INDEX outbox_mails_template ON public.outbox_mails USING btree (template, created_at DESC);
CREATE INDEX outbox_mails_user ON public.outbox_mails USING btree (user_id, created_at DESC);
CREATE TRIGGER _200_search_text BEFORE INSERT OR UPDATE OF user_id ON outbox_mails FOR EACH ROW EXECUTE FUNCTION app.tg_search_text__new();
CREATE TRIGGER _800_live_delete AFTER DELETE ON outbox_mails REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_insert AFTER INSERT ON outbox_mails REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_update AFTER UPDATE ON outbox_mails REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
row level security: enabled, forced;
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy read_by_owner for select to rumo_owner using (true);
policy retry_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin) AND status <> 'sent'::text);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)) AND status = 'sent'::text);
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, user_id, template, status, subject, text_body, created_at, sent_at) to rumo_applicant;
grant select, insert (id, user_id, template, parameters, dedupe_key), update (status) to rumo_staff;
grant delete, insert, select, update (status, delivered_by, attempts, claimed_until, last_error, subject, text_body, html_body, sent_at, search_text) to rumo_system;

table page_views (
  id uuid not null default gen_random_uuid(),
  visitor_id uuid not null,
  session_id uuid not null,
  landing_page_id uuid,
  experiment_id uuid,
  variant_id uuid,
  user_id uuid,
  utm_source campaign_word,
  utm_medium campaign_word,
  utm_campaign campaign_word,
  utm_content campaign_word,
  utm_term campaign_word,
  referrer campaign_word,
  user_agent short_agent,
  device_type device_type,
  browser browser,
  page_load_time load_milliseconds,
  time_on_page seconds_of_view,
  bounce boolean,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (visitor_id, created_at, id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE SET NULL
) partition by RANGE (created_at);
CREATE INDEX page_views_created_at ON ONLY public.page_views USING btree (created_at);
CREATE INDEX page_views_experiment ON ONLY public.page_views USING btree (experiment_id, created_at) WHERE (experiment_id IS NOT NULL);
CREATE INDEX page_views_landing_page ON ONLY public.page_views USING btree (landing_page_id, created_at);
CREATE INDEX page_views_user_id ON ONLY public.page_views USING btree (user_id) WHERE (user_id IS NOT NULL);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id, utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, user_agent, device_type, browser, page_load_time, time_on_page, bounce, created_at) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table papers_set_aside (
  application_id uuid not null,
  paper text not null,
  reason text not null,
  note text,
  set_aside_by uuid,
  set_aside_at timestamp with time zone not null default now(),
  PRIMARY KEY (application_id, paper),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  FOREIGN KEY (set_aside_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (char_length(note) >= 1 AND char_length(note) <= 300),
  CHECK (paper = ANY (ARRAY['criminal-record'::text, 'birth-certificate'::text, 'proof-income'::text, 'health-insurance'::text, 'accommodation-proof'::text])),
  CHECK (reason <> 'other'::text OR note IS NOT NULL),
  CHECK (reason = ANY (ARRAY['not-on-list'::text, 'told'::text, 'under-16'::text, 'other'::text]))
);
CREATE INDEX papers_set_aside_set_aside_by_idx ON public.papers_set_aside USING btree (set_aside_by) WHERE (set_aside_by IS NOT NULL);
CREATE TRIGGER _800_live_delete AFTER DELETE ON papers_set_aside REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('guide', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', 'office-applications');
CREATE TRIGGER _800_live_insert AFTER INSERT ON papers_set_aside REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('guide', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', 'office-applications');
CREATE TRIGGER _800_live_update AFTER UPDATE ON papers_set_aside REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('guide', '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', 'office-applications');
row level security: enabled, forced;
policy delete_own for delete to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = papers_set_aside.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy insert_own for insert to rumo_applicant with check (set_aside_by = (( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = papers_set_aside.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using ((EXISTS ( SELECT
   FROM visa_applications a
  WHERE a.id = papers_set_aside.application_id AND a.user_id = (( SELECT app.user_id() AS user_id)))));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, select, insert (application_id, paper, reason, note, set_aside_by, set_aside_at) to rumo_applicant;
grant select to rumo_staff;
grant delete, select to rumo_system;

table payments (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  plan text,
  application_id uuid,
  provider text not null,
  charge_id text not null,
  payment_intent text,
  amount integer not null,
  currency text not null,
  receipt_url text,
  refunded_amount integer not null default 0,
  paid_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (charge_id),
  UNIQUE (id, user_id),
  FOREIGN KEY (application_id, user_id) REFERENCES visa_applications(id, user_id) ON DELETE SET NULL (application_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (amount > 0),
  CHECK (kind = ANY (ARRAY['plan'::text, 'application_fee'::text])),
  CHECK (plan = ANY (ARRAY['standard'::text, 'premium'::text])),
  CHECK (provider = ANY (ARRAY['stripe'::text, 'built-in'::text])),
  CHECK (refunded_amount >= 0 AND refunded_amount <= amount)
);
CREATE INDEX payments_application ON public.payments USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX payments_user ON public.payments USING btree (user_id, paid_at DESC);
CREATE TRIGGER _800_live_delete AFTER DELETE ON payments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_fee_staff for select to rumo_staff using (kind = 'application_fee'::text AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, user_id, kind, plan, application_id, payment_intent, amount, currency, receipt_url, refunded_amount, paid_at) to rumo_applicant;
grant select (id, user_id, kind, plan, application_id, payment_intent, amount, currency, receipt_url, refunded_amount, paid_at) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table performance_metrics (
  landing_page_id uuid not null,
  metric_date date not null,
  page_views integer not null default 0,
  unique_visitors integer not null default 0,
  conversions integer not null default 0,
  revenue numeric(12,2) not null default 0,
  PRIMARY KEY (landing_page_id, metric_date)
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table profiles (
  user_id uuid not null,
  full_name text,
  phone text,
  nationality text,
  current_location text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (char_length(current_location) <= 100),
  CHECK (char_length(full_name) >= 2 AND char_length(full_name) <= 200),
  CHECK (char_length(nationality) <= 100),
  CHECK (char_length(phone) <= 50)
);
CREATE TRIGGER _300_renamed_delete AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.tg_search_text__renamed();
CREATE TRIGGER _300_renamed_insert AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION app.tg_search_text__renamed();
CREATE TRIGGER _300_renamed_update AFTER UPDATE OF full_name ON profiles FOR EACH ROW WHEN (old.full_name IS DISTINCT FROM new.full_name) EXECUTE FUNCTION app.tg_search_text__renamed();
CREATE TRIGGER _800_live_delete AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('profile', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('profile', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('profile', 'user_id', 'null::uuid', '');
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
grant select, insert (user_id, full_name, phone, nationality, current_location), update (full_name, phone, nationality, current_location, updated_at) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table rate_limits (
  bucket bytea not null,
  window_started_at timestamp with time zone not null,
  hits integer not null,
  PRIMARY KEY (bucket)
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table refresh_tokens (
  token_hash bytea not null,
  session_id uuid not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table refund_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  payment_id uuid not null,
  reason text not null,
  client_key uuid not null,
  status text not null default 'open'::text,
  note text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (user_id, client_key),
  FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (payment_id, user_id) REFERENCES payments(id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((decided_at IS NULL) = (note IS NULL)),
  CHECK ((status = 'open'::text) = (decided_at IS NULL)),
  CHECK (char_length(note) >= 1 AND char_length(note) <= 1000),
  CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000),
  CHECK (status = ANY (ARRAY['open'::text, 'declined'::text, 'approved'::text, 'refunded'::text, 'failed'::text]))
);
CREATE INDEX refund_requests_created_at ON public.refund_requests USING btree (created_at, id);
CREATE INDEX refund_requests_decided_by ON public.refund_requests USING btree (decided_by);
CREATE INDEX refund_requests_payment_id_idx ON public.refund_requests USING btree (payment_id);
CREATE INDEX refund_requests_waiting ON public.refund_requests USING btree (created_at, id) WHERE (status = ANY (ARRAY['open'::text, 'failed'::text]));
CREATE UNIQUE INDEX refund_requests_unfinished ON public.refund_requests USING btree (payment_id) WHERE (status = ANY (ARRAY['open'::text, 'approved'::text, 'failed'::text]));
CREATE TRIGGER _800_live_delete AFTER DELETE ON refund_requests REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON refund_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON refund_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, user_id, payment_id, reason, status, note, decided_at, created_at) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table residences (
  user_id uuid not null,
  place text not null,
  county text,
  saved_at timestamp with time zone not null default now(),
  visa text,
  couple boolean,
  child boolean,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (char_length(county) >= 1 AND char_length(county) <= 100),
  CHECK (place = 'abroad'::text OR place ~ '^[a-z]{2}$'::text),
  CHECK (visa = ANY (ARRAY['d7'::text, 'd8'::text]))
);
row level security: enabled, forced;
policy delete_own for delete to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
grant delete, select, insert (user_id, place, county, saved_at, visa, couple, child), update (place, county, saved_at, visa, couple, child) to rumo_applicant;
grant select to rumo_staff;
grant delete, select to rumo_system;

table sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  cookie_hash bytea not null,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  signed_in_at timestamp with time zone not null default now(),
  hosted_domain text,
  PRIMARY KEY (id),
  UNIQUE (cookie_hash),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (end_reason = ANY (ARRAY['signed_out'::text, 'signed_out_everywhere'::text, 'replayed_token'::text, 'idle'::text, 'expired'::text, 'role_changed'::text, 'account_deactivated'::text, 'ended_by_staff'::text])),
  CHECK (length(hosted_domain) <= 253)
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);
CREATE TRIGGER _800_live_recheck AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL) EXECUTE FUNCTION app.tg_live__recheck();
row level security: enabled, forced;
policy end_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin) AND user_id <> (( SELECT app.user_id() AS user_id)) AND ended_at IS NULL) with check (ended_at IS NOT NULL AND (end_reason = ANY (ARRAY['ended_by_staff'::text, 'role_changed'::text])));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, user_id, user_agent, created_at, last_seen_at, expires_at, ended_at, end_reason, signed_in_at, hosted_domain) to rumo_applicant;
grant select (id, user_id, user_agent, created_at, last_seen_at, expires_at, ended_at, end_reason), update (ended_at, end_reason) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table sign_in_flows (
  state_hash bytea not null,
  browser_hash bytea not null,
  nonce text not null,
  provider_verifier text not null,
  client_challenge text not null,
  return_to text not null,
  code_hash bytea,
  session_id uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  again boolean not null default false,
  PRIMARY KEY (state_hash),
  UNIQUE (code_hash),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_flows_expires_at ON public.sign_in_flows USING btree (expires_at);
CREATE INDEX sign_in_flows_session_id_idx ON public.sign_in_flows USING btree (session_id) WHERE (session_id IS NOT NULL);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table signing_keys (
  kid text not null,
  public_jwk jsonb not null,
  wrapped_private_key bytea not null,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  PRIMARY KEY (kid)
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy system_all for all to rumo_system using (true) with check (true);
grant delete, insert, select, update to rumo_system;

table staff_mails (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  author_id uuid,
  subject text not null,
  body text not null,
  client_key uuid not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (author_id, client_key),
  FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (char_length(body) >= 1 AND char_length(body) <= 10000),
  CHECK (char_length(subject) >= 1 AND char_length(subject) <= 120 AND subject !~ '[[:cntrl:]]'::text)
);
CREATE INDEX staff_mails_author ON public.staff_mails USING btree (author_id, created_at);
CREATE INDEX staff_mails_user ON public.staff_mails USING btree (user_id, created_at DESC);
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND author_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (id, user_id, subject, body, created_at) to rumo_applicant;
grant select, insert (user_id, author_id, subject, body, client_key) to rumo_staff;
grant delete, select to rumo_system;

table staff_notices (
  id bigint not null generated always as identity,
  for_account uuid not null,
  kind text not null,
  application_id uuid,
  message_id uuid,
  document_id uuid,
  caused_by uuid,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (application_id) REFERENCES visa_applications(id) ON DELETE CASCADE,
  FOREIGN KEY (caused_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  FOREIGN KEY (for_account) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (message_id) REFERENCES support_messages(id) ON DELETE CASCADE,
  CHECK (document_id IS NULL OR application_id IS NOT NULL),
  CHECK (kind = ANY (ARRAY['assigned'::text, 'mentioned'::text, 'replied'::text, 'decided'::text])),
  CHECK (num_nonnulls(application_id, message_id) = 1)
);
CREATE INDEX staff_notices_application_id_idx ON public.staff_notices USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX staff_notices_caused_by_idx ON public.staff_notices USING btree (caused_by) WHERE (caused_by IS NOT NULL);
CREATE INDEX staff_notices_document_id_idx ON public.staff_notices USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX staff_notices_message_id_idx ON public.staff_notices USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX staff_notices_of ON public.staff_notices USING btree (for_account, id);
CREATE INDEX staff_notices_unread ON public.staff_notices USING btree (for_account, kind) WHERE (read_at IS NULL);
CREATE TRIGGER _800_live_delete AFTER DELETE ON staff_notices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('notices', 'for_account', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON staff_notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('notices', 'for_account', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON staff_notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('notices', 'for_account', 'null::uuid', '');
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_staff using (for_account = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_staff using (for_account = (( SELECT app.user_id() AS user_id)) AND (( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
grant select, update (read_at) to rumo_staff;
grant delete, insert, select to rumo_system;

table staff_presences (
  subject_type text not null,
  subject_id uuid not null,
  staff_id uuid not null,
  seen_at timestamp with time zone not null default now(),
  PRIMARY KEY (subject_type, subject_id, staff_id),
  FOREIGN KEY (staff_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (subject_type = ANY (ARRAY['application'::text, 'support_message'::text, 'support_reply'::text]))
);
CREATE INDEX staff_presences_staff ON public.staff_presences USING btree (staff_id);
row level security: enabled, forced;
policy delete_own for delete to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND staff_id = (( SELECT app.user_id() AS user_id)));
policy insert_own for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND staff_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND staff_id = (( SELECT app.user_id() AS user_id)));
grant delete, select, insert (subject_type, subject_id, staff_id), update (seen_at) to rumo_staff;
grant delete, select to rumo_system;

table subscriptions (
  user_id uuid not null,
  subscription_plan text not null,
  subscription_status text not null,
  subscription_end timestamp with time zone,
  provider text not null,
  provider_customer_id text,
  provider_subscription_id text,
  updated_at timestamp with time zone not null default now(),
  cancel_at_period_end boolean not null default false,
  paused_at timestamp with time zone,
  pause_ends_at timestamp with time zone,
  paused_days integer not null default 0,
  grace_until timestamp with time zone,
  is_live boolean not null default false,
  started_at timestamp with time zone,
  price_id text,
  PRIMARY KEY (user_id),
  UNIQUE (provider_customer_id),
  UNIQUE (provider_subscription_id),
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (paused_days >= 0),
  CHECK (subscription_plan = ANY (ARRAY['standard'::text, 'premium'::text, 'other'::text])),
  CHECK (subscription_status = ANY (ARRAY['active'::text, 'inactive'::text, 'cancelled'::text]))
);
CREATE TRIGGER _500_review_priority AFTER INSERT OR DELETE OR UPDATE OF subscription_plan, subscription_status ON subscriptions FOR EACH ROW EXECUTE FUNCTION app.tg_subscriptions__review_priority();
CREATE TRIGGER _800_live_delete AFTER DELETE ON subscriptions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON subscriptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('subscription', 'user_id', 'null::uuid', '');
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select (user_id, subscription_plan, subscription_status, subscription_end, updated_at, cancel_at_period_end, paused_at, pause_ends_at, paused_days, grace_until, is_live) to rumo_applicant;
grant select (user_id, subscription_plan, subscription_status, subscription_end, updated_at, cancel_at_period_end, paused_at, pause_ends_at, paused_days, grace_until, is_live) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table support_messages (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  subject text not null,
  message text not null default ''::text,
  status text not null default 'open'::text,
  priority text not null default 'low'::text,
  created_at timestamp with time zone not null default now(),
  client_key uuid,
  last_activity_at timestamp with time zone not null default now(),
  read_by_user_at timestamp with time zone,
  search_text text not null default ''::text,
  assigned_to uuid,
  waiting_since timestamp with time zone,
  snoozed_until timestamp with time zone,
  merged_into uuid,
  merged_at timestamp with time zone,
  rated_helpful boolean,
  rated_words text,
  rated_at timestamp with time zone,
  merge_before jsonb not null default '{}'::jsonb,
  words tsvector not null default ''::tsvector,
  PRIMARY KEY (id),
  UNIQUE (id, user_id),
  UNIQUE (user_id, client_key),
  FOREIGN KEY (assigned_to) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (merged_into, user_id) REFERENCES support_messages(id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((merged_into IS NULL) = (merged_at IS NULL)),
  CHECK ((rated_helpful IS NULL) = (rated_at IS NULL)),
  CHECK (char_length(message) <= 10000),
  CHECK (char_length(rated_words) >= 1 AND char_length(rated_words) <= 1000),
  CHECK (char_length(subject) >= 1 AND char_length(subject) <= 200),
  CHECK (jsonb_typeof(merge_before) = 'object'::text),
  CHECK (merged_into <> id),
  CHECK (merged_into IS NULL OR status = 'closed'::text),
  CHECK (priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text])),
  CHECK (rated_words IS NULL OR rated_at IS NOT NULL),
  CHECK (status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text]))
);
CREATE INDEX support_messages_activity ON public.support_messages USING btree (user_id, last_activity_at DESC);
CREATE INDEX support_messages_assigned ON public.support_messages USING btree (assigned_to, created_at DESC, id DESC) WHERE ((assigned_to IS NOT NULL) AND (status = ANY (ARRAY['open'::text, 'in_progress'::text])));
CREATE INDEX support_messages_assigned_to ON public.support_messages USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX support_messages_created_at ON public.support_messages USING btree (created_at, id);
CREATE INDEX support_messages_merged ON public.support_messages USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX support_messages_rated ON public.support_messages USING btree (rated_at) WHERE (rated_at IS NOT NULL);
CREATE INDEX support_messages_search_text ON public.support_messages USING gin (search_text extensions.gin_trgm_ops);
CREATE INDEX support_messages_snoozed ON public.support_messages USING btree (snoozed_until, id) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX support_messages_status ON public.support_messages USING btree (status, created_at, id);
CREATE INDEX support_messages_unassigned ON public.support_messages USING btree (created_at DESC, id DESC) WHERE ((assigned_to IS NULL) AND (status = ANY (ARRAY['open'::text, 'in_progress'::text])));
CREATE INDEX support_messages_user ON public.support_messages USING btree (user_id, created_at DESC);
CREATE INDEX support_messages_waiting ON public.support_messages USING btree (waiting_since, id) WHERE (waiting_since IS NOT NULL);
CREATE INDEX support_messages_words ON public.support_messages USING gin (words);
CREATE TRIGGER _100_priority BEFORE INSERT ON support_messages FOR EACH ROW EXECUTE FUNCTION app.tg_support_messages__priority();
CREATE TRIGGER _200_search_text BEFORE INSERT OR UPDATE OF user_id, subject ON support_messages FOR EACH ROW EXECUTE FUNCTION app.tg_search_text__new();
CREATE TRIGGER _200_waiting BEFORE INSERT OR UPDATE OF status ON support_messages FOR EACH ROW EXECUTE FUNCTION app.tg_support_messages__waiting();
CREATE TRIGGER _200_words BEFORE INSERT ON support_messages FOR EACH ROW EXECUTE FUNCTION app.tg_support_messages__words();
CREATE TRIGGER _600_status_change AFTER UPDATE OF status ON support_messages FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION app.tg_support_messages__status_change();
CREATE TRIGGER _650_ring_assigned AFTER UPDATE OF assigned_to ON support_messages FOR EACH ROW WHEN (new.assigned_to IS DISTINCT FROM old.assigned_to) EXECUTE FUNCTION app.tg__ring_assigned();
CREATE TRIGGER _700_count_delete AFTER DELETE ON support_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _700_count_insert AFTER INSERT ON support_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _700_count_status AFTER UPDATE OF status ON support_messages FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION app.tg_list_counts__status();
CREATE TRIGGER _700_count_truncate AFTER TRUNCATE ON support_messages FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _800_live_delete AFTER DELETE ON support_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'user_id', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_insert AFTER INSERT ON support_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'user_id', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_update AFTER UPDATE ON support_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'user_id', 'null::uuid', 'office-support');
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)) AND message <> ''::text);
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND message = ''::text);
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_own for update to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy update_staff for update to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
grant insert (user_id, subject, message, client_key), select (id, user_id, subject, message, status, priority, created_at, client_key, last_activity_at, read_by_user_at, waiting_since, merged_into, merged_at, rated_helpful, rated_words, rated_at), update (read_by_user_at, rated_helpful, rated_words, rated_at) to rumo_applicant;
grant select, insert (user_id, subject, client_key), update (status, priority, last_activity_at, assigned_to, waiting_since, snoozed_until, merged_into, merged_at, merge_before) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table support_notes (
  id uuid not null default gen_random_uuid(),
  message_id uuid not null,
  author_id uuid,
  body text not null,
  client_key uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (id),
  UNIQUE (message_id, client_key),
  FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (message_id) REFERENCES support_messages(id) ON DELETE CASCADE,
  CHECK (char_length(body) >= 1 AND char_length(body) <= 10000)
);
CREATE INDEX support_notes_author ON public.support_notes USING btree (author_id);
CREATE INDEX support_notes_message ON public.support_notes USING btree (message_id, created_at);
CREATE TRIGGER _800_live_delete AFTER DELETE ON support_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_insert AFTER INSERT ON support_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_update AFTER UPDATE ON support_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'null::uuid', 'null::uuid', 'office-support');
row level security: enabled, forced;
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND author_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select, insert (message_id, author_id, body, client_key) to rumo_staff;
grant delete, insert, select to rumo_system;

table support_replies (
  id uuid not null default gen_random_uuid(),
  message_id uuid not null,
  user_id uuid not null,
  author_id uuid,
  from_staff boolean not null,
  body text not null,
  client_key uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (id),
  UNIQUE (message_id, from_staff, client_key),
  FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (message_id, user_id) REFERENCES support_messages(id, user_id) ON DELETE CASCADE,
  CHECK (char_length(body) >= 1 AND char_length(body) <= 10000)
);
CREATE INDEX support_replies_author ON public.support_replies USING btree (author_id);
CREATE INDEX support_replies_message ON public.support_replies USING btree (message_id, created_at);
CREATE INDEX support_replies_of_staff ON public.support_replies USING btree (message_id, created_at) WHERE from_staff;
CREATE INDEX support_replies_sent ON public.support_replies USING btree (created_at, message_id, id, author_id) WHERE from_staff;
CREATE INDEX support_replies_user ON public.support_replies USING btree (user_id, created_at);
CREATE TRIGGER _500_move AFTER INSERT ON support_replies FOR EACH ROW EXECUTE FUNCTION app.tg_support_replies__move();
CREATE TRIGGER _650_ring AFTER INSERT ON support_replies FOR EACH ROW WHEN (NOT new.from_staff) EXECUTE FUNCTION app.tg_support_replies__ring();
CREATE TRIGGER _800_live_delete AFTER DELETE ON support_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'user_id', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_insert AFTER INSERT ON support_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'user_id', 'null::uuid', 'office-support');
CREATE TRIGGER _800_live_update AFTER UPDATE ON support_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('support', 'user_id', 'null::uuid', 'office-support');
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)) AND author_id = (( SELECT app.user_id() AS user_id)) AND NOT from_staff);
policy insert_staff for insert to rumo_staff with check ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL AND author_id = (( SELECT app.user_id() AS user_id)) AND from_staff);
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant insert (message_id, user_id, author_id, from_staff, body, client_key), select (id, message_id, user_id, from_staff, body, client_key, created_at) to rumo_applicant;
grant select, insert (message_id, user_id, author_id, from_staff, body, client_key) to rumo_staff;
grant delete, insert, select to rumo_system;

table support_status_changes (
  id bigint not null generated always as identity,
  message_id uuid not null,
  from_status text not null,
  to_status text not null,
  changed_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (message_id) REFERENCES support_messages(id) ON DELETE CASCADE,
  CHECK (from_status <> to_status),
  CHECK (from_status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text])),
  CHECK (to_status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text]))
);
CREATE INDEX support_status_changes_changed_at ON public.support_status_changes USING btree (changed_at);
CREATE INDEX support_status_changes_message ON public.support_status_changes USING btree (message_id, id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant insert (message_id, from_status, to_status) to rumo_system;

table system_settings (
  setting_key text not null,
  setting_value jsonb not null,
  updated_by uuid,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  PRIMARY KEY (setting_key),
  FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (char_length(setting_key) <= 100),
  CHECK (octet_length(setting_value::text) <= 200000),
  CHECK (version > 0)
);
CREATE INDEX system_settings_updated_by_idx ON public.system_settings USING btree (updated_by) WHERE (updated_by IS NOT NULL);
CREATE TRIGGER _800_live_delete AFTER DELETE ON system_settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('settings', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_insert AFTER INSERT ON system_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('settings', 'null::uuid', 'null::uuid', '');
CREATE TRIGGER _800_live_update AFTER UPDATE ON system_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('settings', 'null::uuid', 'null::uuid', '');
row level security: enabled, forced;
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND updated_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_public for select to rumo_anon, rumo_applicant using (NOT starts_with(setting_key, 'staff_'::text));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin)) with check (updated_by = (( SELECT app.user_id() AS user_id)));
grant select (setting_key, setting_value) to rumo_anon;
grant select (setting_key, setting_value) to rumo_applicant;
grant select, insert (setting_key, setting_value, updated_by), update (setting_value, updated_by, updated_at, version) to rumo_staff;
grant select to rumo_system;

table user_assignments (
  experiment_id uuid not null,
  variant_id uuid not null,
  session_id uuid not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  visitor_id uuid not null,
  PRIMARY KEY (experiment_id, visitor_id),
  FOREIGN KEY (experiment_id) REFERENCES experiments(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (variant_id, experiment_id) REFERENCES experiment_variants(id, experiment_id) ON DELETE CASCADE
);
CREATE INDEX user_assignments_user ON public.user_assignments USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX user_assignments_variant ON public.user_assignments USING btree (variant_id, experiment_id);
CREATE INDEX user_assignments_visitor ON public.user_assignments USING btree (visitor_id);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy system_all for all to rumo_system using (true) with check (true);
grant select (experiment_id, variant_id, session_id, user_id, created_at, visitor_id) to rumo_applicant;
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table user_roles (
  user_id uuid not null,
  role text not null,
  granted_by uuid,
  granted_at timestamp with time zone not null default now(),
  PRIMARY KEY (user_id),
  FOREIGN KEY (granted_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (role = ANY (ARRAY['admin'::text, 'moderator'::text, 'user'::text]))
);
CREATE INDEX user_roles_granted_by_idx ON public.user_roles USING btree (granted_by) WHERE (granted_by IS NOT NULL);
CREATE TRIGGER _100_lock BEFORE INSERT OR DELETE OR UPDATE ON user_roles FOR EACH STATEMENT EXECUTE FUNCTION app.tg_user_roles__lock();
CREATE TRIGGER _300_free_cases_delete AFTER DELETE ON user_roles FOR EACH ROW EXECUTE FUNCTION app.tg__free_cases('user_id');
CREATE TRIGGER _300_free_cases_update AFTER UPDATE OF role ON user_roles FOR EACH ROW WHEN (new.role = 'user'::text) EXECUTE FUNCTION app.tg__free_cases('user_id');
CREATE TRIGGER _800_live_recheck AFTER INSERT OR DELETE OR UPDATE ON user_roles FOR EACH ROW EXECUTE FUNCTION app.tg_live__recheck();
CREATE CONSTRAINT TRIGGER _900_keep_an_admin AFTER DELETE OR UPDATE ON user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.role = 'admin'::text) EXECUTE FUNCTION app.tg_accounts__keep_an_admin();
row level security: enabled, forced;
policy delete_admin for delete to rumo_staff using (( SELECT app.is_admin() AS is_admin) AND user_id <> (( SELECT app.user_id() AS user_id)));
policy insert_admin for insert to rumo_staff with check (( SELECT app.is_admin() AS is_admin) AND user_id <> (( SELECT app.user_id() AS user_id)) AND granted_by = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_admin for update to rumo_staff using (( SELECT app.is_admin() AS is_admin) AND user_id <> (( SELECT app.user_id() AS user_id))) with check (user_id <> (( SELECT app.user_id() AS user_id)) AND granted_by = (( SELECT app.user_id() AS user_id)));
grant select (user_id, role) to rumo_applicant;
grant delete, select, insert (user_id, role, granted_by), update (role, granted_by, granted_at) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table visa_applications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  applicant text not null default 'self'::text,
  application_type text not null default 'portugal_3_year'::text,
  status text not null default 'started'::text,
  status_reason text,
  progress_percentage integer not null default 5,
  current_step integer not null default 1,
  version integer not null default 1,
  decided_by uuid,
  decided_at timestamp with time zone,
  held_status text,
  held_reason text,
  held_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  applicant_name text not null default ''::text,
  search_text text not null default ''::text,
  assigned_to uuid,
  review_requested_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (id, user_id),
  UNIQUE (user_id, applicant, applicant_name),
  FOREIGN KEY (assigned_to) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((applicant = 'self'::text) = (applicant_name = ''::text)),
  CHECK ((held_status IS NULL) = (held_until IS NULL) AND (held_reason IS NULL OR held_status IS NOT NULL)),
  CHECK (applicant = ANY (ARRAY['self'::text, 'spouse'::text, 'child'::text, 'other'::text])),
  CHECK (char_length(applicant_name) <= 100),
  CHECK (char_length(held_reason) <= 2000),
  CHECK (char_length(status_reason) <= 2000),
  CHECK (current_step >= 1 AND current_step <= 4),
  CHECK (held_status = ANY (ARRAY['started'::text, 'in_progress'::text, 'under_review'::text, 'approved'::text, 'rejected'::text, 'completed'::text])),
  CHECK (progress_percentage >= 0 AND progress_percentage <= 100),
  CHECK (status = ANY (ARRAY['started'::text, 'in_progress'::text, 'under_review'::text, 'approved'::text, 'rejected'::text, 'completed'::text]))
);
CREATE INDEX visa_applications_assigned ON public.visa_applications USING btree (assigned_to, created_at, id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX visa_applications_created_at ON public.visa_applications USING btree (created_at, id);
CREATE INDEX visa_applications_decided_by_idx ON public.visa_applications USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX visa_applications_review_waits ON public.visa_applications USING btree (review_requested_at, id) WHERE (status = 'under_review'::text);
CREATE INDEX visa_applications_review_waits_assigned ON public.visa_applications USING btree (assigned_to, review_requested_at, id) WHERE ((status = 'under_review'::text) AND (assigned_to IS NOT NULL));
CREATE INDEX visa_applications_search_text ON public.visa_applications USING gin (search_text extensions.gin_trgm_ops);
CREATE INDEX visa_applications_status ON public.visa_applications USING btree (status, created_at, id);
CREATE INDEX visa_applications_unassigned ON public.visa_applications USING btree (created_at, id) WHERE (assigned_to IS NULL);
CREATE INDEX visa_applications_untouched ON public.visa_applications USING btree (updated_at) WHERE (status = ANY (ARRAY['started'::text, 'in_progress'::text, 'under_review'::text]));
CREATE TRIGGER _100_review_requested BEFORE INSERT ON visa_applications FOR EACH ROW WHEN (new.status = 'under_review'::text) EXECUTE FUNCTION app.tg_visa_applications__review_requested();
CREATE TRIGGER _110_review_requested BEFORE UPDATE OF status ON visa_applications FOR EACH ROW WHEN (new.status = 'under_review'::text AND old.status <> 'under_review'::text) EXECUTE FUNCTION app.tg_visa_applications__review_requested();
CREATE TRIGGER _200_search_text BEFORE INSERT OR UPDATE OF user_id, applicant_name ON visa_applications FOR EACH ROW EXECUTE FUNCTION app.tg_search_text__new();
CREATE TRIGGER _650_ring_assigned AFTER UPDATE OF assigned_to ON visa_applications FOR EACH ROW WHEN (new.assigned_to IS DISTINCT FROM old.assigned_to) EXECUTE FUNCTION app.tg__ring_assigned();
CREATE TRIGGER _650_ring_decided AFTER UPDATE OF decided_at ON visa_applications FOR EACH ROW WHEN (new.version <> old.version AND new.assigned_to IS NOT NULL) EXECUTE FUNCTION app.tg_visa_applications__ring();
CREATE TRIGGER _700_count_delete AFTER DELETE ON visa_applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _700_count_insert AFTER INSERT ON visa_applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _700_count_status AFTER UPDATE OF status ON visa_applications FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION app.tg_list_counts__status();
CREATE TRIGGER _700_count_truncate AFTER TRUNCATE ON visa_applications FOR EACH STATEMENT EXECUTE FUNCTION app.tg_list_counts__rows();
CREATE TRIGGER _800_live_delete AFTER DELETE ON visa_applications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('applications', 'case when current_user <> ''rumo_staff'' then user_id end', 'id', 'office-applications');
CREATE TRIGGER _800_live_insert AFTER INSERT ON visa_applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('applications', 'case when current_user <> ''rumo_staff'' then user_id end', 'id', 'office-applications');
CREATE TRIGGER _800_live_update AFTER UPDATE ON visa_applications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.tg_live__notify('applications', 'case when current_user <> ''rumo_staff'' then user_id end', 'id', 'office-applications');
row level security: enabled, forced;
policy insert_own for insert to rumo_applicant with check (user_id = (( SELECT app.user_id() AS user_id)));
policy read_by_owner for select to rumo_owner using (true);
policy select_own for select to rumo_applicant using (user_id = (( SELECT app.user_id() AS user_id)));
policy select_staff for select to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL);
policy system_all for all to rumo_system using (true) with check (true);
policy update_staff for update to rumo_staff using ((( SELECT app.staff_role() AS staff_role)) IS NOT NULL) with check (decided_by IS NULL OR decided_by = (( SELECT app.user_id() AS user_id)));
grant select, insert (user_id, applicant, applicant_name) to rumo_applicant;
grant select, update (status, status_reason, version, decided_by, decided_at, held_status, held_reason, held_until, updated_at) to rumo_staff;
grant delete, insert, select, update to rumo_system;

table visit_returns (
  dimension text not null,
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  previous_day date not null,
  visitors bigint not null,
  PRIMARY KEY (landing_page_id, dimension, value, day, previous_day),
  CHECK (dimension = ANY (ARRAY['all'::text, 'device_type'::text, 'browser'::text, 'source'::text, 'referrer'::text])),
  CHECK (previous_day < day)
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

table visit_rollups (
  dimension text not null,
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  views bigint not null,
  visitors bigint not null,
  returned bigint not null default 0,
  bounces bigint not null,
  seconds bigint not null,
  PRIMARY KEY (landing_page_id, dimension, day, value),
  CHECK (dimension = ANY (ARRAY['all'::text, 'device_type'::text, 'browser'::text, 'source'::text, 'referrer'::text]))
);
row level security: enabled, forced;
policy read_by_owner for select to rumo_owner using (true);
policy select_admin for select to rumo_staff using (( SELECT app.is_admin() AS is_admin));
policy system_all for all to rumo_system using (true) with check (true);
grant select to rumo_staff;
grant delete, insert, select, update to rumo_system;

function app.assign_application(_application uuid, _assignee uuid) returns TABLE(outcome text, previous uuid, owner uuid) security definer owner rumo_system set search_path="" execute rumo_staff;
function app.audit_hash(_previous bytea, _row audit_log) returns bytea owner rumo_owner set search_path="" execute rumo_system;
function app.conversions_of_slice(_day date, _first uuid, _end uuid) returns TABLE(landing_page_id uuid, event_type text, dimension text, value text, day date, previous_day date, events bigint, visitors bigint, returned bigint, revenue numeric) owner rumo_owner set search_path="", jit=off, enable_seqscan=off execute rumo_system;
function app.count_returning(_at timestamp with time zone, _visitors uuid[]) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.count_tested(_at timestamp with time zone) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.counted_conversions(_from date, _to date) returns TABLE(event_type text, dimension text, value text, landing_page_id uuid, day date, previous_day date, events bigint, visitors bigint, revenue numeric) owner rumo_owner set search_path="", jit=off execute rumo_system;
function app.counted_experiments(_experiments uuid[], _first uuid, _end uuid) returns SETOF experiment_rollups owner rumo_owner set search_path="", jit=off execute rumo_system;
function app.counted_visits(_from date, _to date) returns TABLE(dimension text, value text, landing_page_id uuid, day date, previous_day date, views bigint, visitors bigint, bounces bigint, seconds bigint) owner rumo_owner set search_path="", jit=off execute rumo_system;
function app.drop_traffic_months() returns integer security definer owner rumo_owner set search_path="" execute rumo_system;
function app.enqueue(_task text, _payload json, _job_key text, _max_attempts integer, _run_at timestamp with time zone) returns void security definer owner rumo_system set search_path="" execute rumo_applicant, rumo_staff;
function app.experiment_is_locked(_experiment uuid, _status text) returns boolean owner rumo_owner set search_path="" execute rumo_staff, rumo_system;
function app.experiments_of_days(_from date, _to date) returns uuid[] owner rumo_owner set search_path="" execute rumo_system;
function app.find_session(_session uuid, _user uuid, _cookie_hash bytea) returns TABLE(created_at timestamp with time zone, last_seen_at timestamp with time zone, signed_in_at timestamp with time zone, hosted_domain text, email text, role text, maintenance boolean) security definer owner rumo_system set search_path="" execute rumo_app, rumo_app_staff;
function app.finish_upload(_document uuid, _sha256 bytea, _wrapped_key bytea, _findings text[], _check_status text) returns boolean security definer owner rumo_system set search_path="" execute rumo_applicant;
function app.hold_staff_role(_person uuid) returns boolean security definer owner rumo_system set search_path="" execute rumo_staff;
function app.is_admin() returns boolean owner rumo_owner set search_path="" execute rumo_anon, rumo_applicant, rumo_staff, rumo_system;
function app.join_experiments(_at timestamp with time zone) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.lock_application(_application uuid) returns text security definer owner rumo_system set search_path="" execute rumo_applicant;
function app.lock_roles() returns void owner rumo_owner set search_path="" execute rumo_staff, rumo_system;
function app.make_traffic_months(_from date, _to date) returns void security definer owner rumo_owner set search_path="" execute rumo_system;
function app.mention(_note uuid, _people uuid[]) returns void security definer owner rumo_system set search_path="" execute rumo_staff;
function app.next_traffic_moment(_now timestamp with time zone) returns timestamp with time zone owner rumo_owner set search_path="" execute rumo_system;
function app.read_calendar(_secret_hash bytea) returns TABLE(language text, application_id uuid, applicant text, applicant_name text, kind text, day date, saved_at timestamp with time zone) security definer owner rumo_system set search_path="" execute rumo_anon;
function app.read_opened_document(_document uuid, _opening bigint) returns TABLE(id uuid, user_id uuid, file_name text, file_path text, file_type text, file_size bigint, sha256 bytea, wrapped_key bytea, is_flagged boolean, drawn_only boolean) security definer owner rumo_system set search_path="" execute rumo_staff;
function app.read_rollups(_page uuid, _pages uuid[], _dimension text, _value text, _dimensions text[], _series boolean, _per_day boolean, _before date, _from date, _until date) returns TABLE(part text, event text, key text, bucket date, count bigint, visitors bigint, less bigint, bounces bigint, revenue double precision) owner rumo_owner set search_path="", plan_cache_mode=force_generic_plan, jit=off, enable_sort=off execute rumo_staff;
function app.rebuild_rollups(_from date, _to date) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.record_conversions(_at timestamp with time zone, _conversions json) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.record_leaves(_at timestamp with time zone, _leaves json) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.record_progress(_application uuid, _from text, _status text, _progress integer, _current_step integer, _step_statuses text[]) returns boolean security definer owner rumo_system set search_path="" execute rumo_applicant;
function app.record_traffic(_now timestamp with time zone, _kinds text[], _tested boolean, _ids uuid[], _visitors uuid[], _sessions uuid[], _users uuid[], _kind_of integer[], _loads integer[], _alone boolean[], _sinces double precision[], _since double precision, _leaves json, _conversions json) returns void owner rumo_owner set search_path="", plan_cache_mode=force_generic_plan, enable_seqscan=off, jit=off execute rumo_system;
function app.record_views(_at timestamp with time zone, _kinds text[], _tested boolean, _ids uuid[], _visitors uuid[], _sessions uuid[], _users uuid[], _kind_of integer[], _loads integer[], _alone boolean[], _sinces double precision[], _since double precision) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.remove_application(_application uuid) returns boolean security definer owner rumo_system set search_path="" execute rumo_applicant;
function app.remove_unused_application(_user uuid) returns uuid security definer owner rumo_system set search_path="" execute rumo_staff;
function app.review_priority(_plan text, _status text) returns integer owner rumo_owner set search_path="" execute rumo_applicant, rumo_staff, rumo_system;
function app.ring(_kind text, _for uuid, _application uuid, _message uuid, _document uuid) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.search_text(VARIADIC _pieces text[]) returns text owner rumo_owner set search_path="" execute rumo_system;
function app.searched_person(_user uuid, OUT name text, OUT email text) returns record security definer owner rumo_system set search_path="" execute nobody;
function app.signed_in_at() returns timestamp with time zone security definer owner rumo_system set search_path="" execute rumo_applicant, rumo_staff;
function app.slices_of_conversions(_day date, _size integer) returns SETOF uuid owner rumo_owner set search_path="", jit=off execute rumo_system;
function app.slices_of_experiment(_experiment uuid, _size integer) returns SETOF uuid owner rumo_owner set search_path="", jit=off execute rumo_system;
function app.slices_of_visits(_day date, _size integer) returns SETOF uuid owner rumo_owner set search_path="", jit=off execute rumo_system;
function app.staff_role() returns text owner rumo_owner set search_path="" execute rumo_anon, rumo_applicant, rumo_staff, rumo_system;
function app.text_words(_text text) returns tsvector owner rumo_owner set search_path="" execute rumo_system;
function app.tg__free_cases() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg__ring_assigned() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_accounts__erase_customers() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_accounts__keep_an_admin() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_audit__append_only() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_audit_log__actor() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_audit_log__chain() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_document_reviews__ring() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_documents__review() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_documents__review_priority() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_experiment_variants__stay() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_experiments__move() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_experiments__start() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_landing_pages__stay() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_list_counts__rows() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_list_counts__status() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_live__notify() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_live__recheck() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_search_text__account() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_search_text__new() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_search_text__renamed() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_subscriptions__review_priority() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_support_messages__priority() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_support_messages__status_change() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_support_messages__waiting() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_support_messages__words() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_support_replies__move() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_support_replies__ring() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.tg_user_roles__lock() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_visa_applications__review_requested() returns trigger owner rumo_owner set search_path="" execute nobody;
function app.tg_visa_applications__ring() returns trigger security definer owner rumo_system set search_path="" execute nobody;
function app.unring(_kind text, _for uuid, _application uuid, _message uuid, _document uuid) returns void owner rumo_owner set search_path="" execute rumo_system;
function app.unused_staff_applications() returns TABLE(id uuid, user_id uuid) security definer owner rumo_system set search_path="" execute rumo_staff;
function app.user_id() returns uuid owner rumo_owner set search_path="" execute rumo_anon, rumo_applicant, rumo_staff, rumo_system;
function app.visitor_since(_visitor uuid) returns timestamp with time zone owner rumo_owner set search_path="" execute rumo_system;
function app.visits_of_slice(_day date, _first uuid, _end uuid) returns TABLE(landing_page_id uuid, dimension text, value text, day date, previous_day date, views bigint, visitors bigint, returned bigint, bounces bigint, seconds bigint) owner rumo_owner set search_path="", jit=off, enable_seqscan=off execute rumo_system;
function app.words_query(_typed text) returns tsquery owner rumo_owner set search_path="" execute rumo_staff;
