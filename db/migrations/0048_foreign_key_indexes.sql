-- An index for every foreign key that had none: erasing an account, a session or a payment searched whole tables for rows
-- that refer to it, holding its locks meanwhile.
create index on admin_setup (claimed_by) where claimed_by is not null;
create index on application_guide_items (completed_by) where completed_by is not null;
create index on audit_checks (requested_by) where requested_by is not null;
create index on documents (step_id) where step_id is not null;
create index on experiments (winner_variant_id) where winner_variant_id is not null;
create index on refund_requests (payment_id);
create index on sessions (user_id);
create index on sign_in_flows (session_id) where session_id is not null;
create index on system_settings (updated_by) where updated_by is not null;
create index on user_roles (granted_by) where granted_by is not null;
create index on visa_applications (decided_by) where decided_by is not null;
