-- The reports read what was done in a period: which of its reviews hold still, and which replies were the first, along
-- these indexes alone and not along the rows, which carry texts.
create index documents_versions on documents (id, review_version);
create index support_replies_sent on support_replies (created_at, message_id, id, author_id) where from_staff;
create index support_replies_of_staff on support_replies (message_id, created_at) where from_staff;
