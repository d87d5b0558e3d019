-- Everyone sees what is published; admins write. Drafts and who wrote them are no visitor's business.
alter table public.landing_pages enable row level security;
alter table public.landing_pages force row level security;

grant select (id, slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta,
  secondary_cta) on public.landing_pages to rumo_anon, rumo_applicant;
create policy select_published on public.landing_pages for select to rumo_anon, rumo_applicant
  using (is_active and status = 'active');

grant select, delete,
  insert (slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta,
    secondary_cta, created_by, created_at, updated_at, published_at, client_key),
  update (slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta,
    secondary_cta, updated_at, version, draft, draft_saved_at, draft_version, publish_at, publish_shows, publish_by,
    publish_missed, published_at, updated_by)
  on public.landing_pages to rumo_staff;
create policy select_admin on public.landing_pages for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.landing_pages for insert to rumo_staff
  with check ((select app.is_admin()) and created_by = (select app.user_id()));
-- In one's own name; another admin may have set the time of publication.
create policy update_admin on public.landing_pages for update to rumo_staff
  using ((select app.is_admin())) with check (updated_by = (select app.user_id()));
create policy delete_admin on public.landing_pages for delete to rumo_staff
  using ((select app.is_admin()));

-- The job that publishes at a set time.
grant select, update (slug, title, meta_description, status, is_active, content, pitch_title, pitch_text, primary_cta,
    secondary_cta, updated_at, version, draft, draft_saved_at, draft_version, publish_at, publish_shows, publish_by,
    publish_missed, published_at)
  on public.landing_pages to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.landing_pages to rumo_system using (true) with check (true);
