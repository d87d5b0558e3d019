-- Landing pages are written apart from what the public sees: a draft is saved as one types and published as a whole.
alter table landing_pages
  -- Raised by every change of what the public sees or of whether it does: two admins who change the same page are told
  -- of each other.
  add column version integer not null default 1,
  -- All that the editor edits (features/pages/rules/page-content.ts, PageDraft); null where nothing waits to be published.
  add column draft jsonb,
  add column draft_saved_at timestamptz,
  -- Raised by everything that happens to the draft.
  add column draft_version integer not null default 0,
  -- When the draft is published by itself, whether the page is made visible then, and who wanted it so.
  add column publish_at timestamptz,
  add column publish_shows boolean not null default false,
  add column publish_by uuid references accounts (id) on delete set null,
  -- Why the last time that was set passed without: 'in_experiment' or 'slug_taken' or 'not_publishable'.
  add column publish_missed text check (publish_missed in ('in_experiment', 'slug_taken', 'not_publishable')),
  -- When what the public sees was last published.
  add column published_at timestamptz,
  add column updated_by uuid references accounts (id) on delete set null,
  -- Pressed twice it is one page.
  add column client_key uuid unique,
  add constraint landing_pages_draft check ((draft is null) = (draft_saved_at is null));
create index landing_pages_created_by on landing_pages (created_by) where created_by is not null;
create index landing_pages_updated_by on landing_pages (updated_by) where updated_by is not null;
create index landing_pages_publish_by on landing_pages (publish_by) where publish_by is not null;
create index experiment_variants_landing_page on experiment_variants (landing_page_id);

-- Every state that the public could see of a page, the present one too. Rows are added and never changed; they go with
-- the page.
create table landing_page_versions (
  id uuid primary key default gen_random_uuid(),
  landing_page_id uuid not null references landing_pages (id) on delete cascade,
  number integer not null,
  slug text not null,
  title text not null,
  meta_description text,
  content jsonb not null,
  pitch_title text,
  pitch_text text,
  primary_cta text,
  secondary_cta text,
  -- As it was when the version came about.
  status text not null check (status in ('draft', 'active', 'inactive')),
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (landing_page_id, number)
);
create index landing_page_versions_created_by on landing_page_versions (created_by) where created_by is not null;

insert into landing_page_versions (landing_page_id, number, slug, title, meta_description, content, pitch_title,
  pitch_text, primary_cta, secondary_cta, status, created_by, created_at)
select id, 1, slug, title, meta_description, content, pitch_title, pitch_text, primary_cta, secondary_cta, status,
  created_by, updated_at from landing_pages;
