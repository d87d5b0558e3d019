-- The history of landing pages: admins read it and add to it in their own name, nobody changes what it says. That the public
-- has seen a version is noted on it once.
alter table public.landing_page_versions enable row level security;
alter table public.landing_page_versions force row level security;

grant select, insert (landing_page_id, number, slug, title, meta_description, content, pitch_title, pitch_text,
    primary_cta, secondary_cta, status, created_by, created_at, public_at), update (public_at)
  on public.landing_page_versions to rumo_staff;
create policy select_admin on public.landing_page_versions for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.landing_page_versions for insert to rumo_staff
  with check ((select app.is_admin()) and created_by = (select app.user_id()));
create policy update_admin on public.landing_page_versions for update to rumo_staff
  using ((select app.is_admin()));

-- The job that publishes at a set time.
grant select, insert (landing_page_id, number, slug, title, meta_description, content, pitch_title, pitch_text,
    primary_cta, secondary_cta, status, created_by, created_at, public_at), update (public_at)
  on public.landing_page_versions to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.landing_page_versions to rumo_system using (true) with check (true);
