-- What waits for one colleague is found by their cases, not by everything that waits: the case that was handed over, and the
-- first paper of each case, along these indexes.
create index visa_applications_review_waits_assigned on visa_applications (assigned_to, review_requested_at, id)
  where status = 'under_review' and assigned_to is not null;
create index documents_to_review_of_case on documents (application_id, waiting_since, id)
  where upload_status = 'uploaded' and review_status in ('waiting', 'in_review')
    and (guide_item is not null or document_category not in ('general', 'step_document'));
