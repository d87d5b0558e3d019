-- Uploaded documents are looked at by people. The state stands on the document, because the queue is a list of
-- documents; who said it, and everything that was said before, in document_reviews.
alter table documents
  add column review_status text not null default 'waiting'
    check (review_status in ('waiting', 'in_review', 'accepted', 'returned')),
  -- Why a new copy is needed, in words for the applicant.
  add column review_reason text check (char_length(review_reason) between 1 and 1000),
  -- When it was accepted or returned.
  add column reviewed_at timestamptz,
  -- Raised by every change of the state: staff send the version they saw, so that the second of two is told.
  add column review_version integer not null default 1,
  -- Since when somebody waits for our word: since the bytes arrived, or since it was filed as something else.
  add column waiting_since timestamptz,
  -- The document that needed a new copy, of which this is one.
  add column replaces_id uuid,
  add unique (id, user_id),
  add check ((review_status = 'returned') = (review_reason is not null)),
  add check ((review_status in ('accepted', 'returned')) = (reviewed_at is not null));
-- user_id goes along so that nobody's file can stand in for somebody else's.
alter table documents
  add foreign key (replaces_id, user_id) references documents (id, user_id) on delete set null (replaces_id);
update documents set waiting_since = uploaded_at where upload_status = 'uploaded';
alter table documents add check (upload_status <> 'uploaded' or waiting_since is not null);
create index documents_replaces on documents (replaces_id) where replaces_id is not null;
-- What waits for us, the oldest first: a few hundred rows of millions. `features/reviews/rules.ts` says the same of one row.
create index documents_to_review on documents (waiting_since, id)
  where upload_status = 'uploaded' and review_status in ('waiting', 'in_review')
    and (guide_item is not null or document_category not in ('general', 'step_document'));
create index documents_to_review_by_type on documents (document_category, waiting_since, id)
  where upload_status = 'uploaded' and review_status in ('waiting', 'in_review')
    and (guide_item is not null or document_category not in ('general', 'step_document'));

-- Every state a document was put into by a person, in order. Rows are only added; they go with their document.
create table document_reviews (
  id bigint generated always as identity primary key,
  document_id uuid not null,
  user_id uuid not null,
  status text not null check (status in ('waiting', 'in_review', 'accepted', 'returned')),
  reason text check (char_length(reason) between 1 and 1000),
  reviewed_by uuid references accounts (id) on delete set null,
  reviewed_at timestamptz not null default now(),
  version integer not null,
  -- Since when it had waited, where this was the first word after waiting; null where a word was changed.
  waited_since timestamptz,
  unique (document_id, version),
  foreign key (document_id, user_id) references documents (id, user_id) on delete cascade,
  check ((status = 'returned') = (reason is not null))
);
create index document_reviews_reviewer on document_reviews (reviewed_by);
-- How long it takes us: the decisions of the last weeks.
create index document_reviews_turnaround on document_reviews (reviewed_at desc) where waited_since is not null;
