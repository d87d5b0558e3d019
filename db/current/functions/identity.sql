-- Who acts, as the door (platform/server/database.ts) wrote it into the transaction. Outside the door these are null,
-- and null matches no row. Policies call them inside a sub-select, which PostgreSQL evaluates once per statement
-- instead of once per row.

create or replace function app.user_id() returns uuid
language sql stable parallel safe set search_path = ''
as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- 'moderator', 'admin' or null. Set for the role rumo_staff alone.
create or replace function app.staff_role() returns text
language sql stable parallel safe set search_path = ''
as $$ select nullif(current_setting('app.staff_role', true), '') $$;

create or replace function app.is_admin() returns boolean
language sql stable parallel safe set search_path = ''
as $$ select coalesce(app.staff_role() = 'admin', false) $$;

grant execute on function app.user_id(), app.staff_role(), app.is_admin()
  to rumo_anon, rumo_applicant, rumo_staff, rumo_system;
