-- What a file was found to be (features/documents/rules/file-findings.ts), and whether it was looked at for viruses. Everything that
-- is there already waits for it: a job looks through all of it, and staff open nothing that nobody looked at.
alter table documents
  add column findings text[] not null default '{}'
    constraint documents_findings_check check (findings <@ array['old_word', 'macros', 'script', 'launches', 'opens_by_itself',
      'embedded_files', 'fetches', 'xfa_form', 'huge_picture', 'disguised', 'locked', 'unreadable']
      and cardinality(findings) <= 12),
  add column check_status text not null default 'waiting' check (check_status in ('waiting', 'passed')),
  -- When the job looks at it next. While it does, this lies in the future: nobody else takes it then.
  add column check_due_at timestamptz not null default now(),
  add column check_tries integer not null default 0 check (check_tries >= 0);
create index documents_to_check on documents (check_due_at) where upload_status = 'uploaded' and check_status = 'waiting';

-- Refused after it was stored: its bytes are erased, the row tells its owner, who deletes it.
alter table documents drop constraint documents_upload_status_check;
alter table documents add constraint documents_upload_status_check
  check (upload_status in ('pending', 'uploaded', 'refused', 'deleting'));

-- Its arguments changed.
drop function if exists app.finish_upload(uuid, bytea, bytea);
drop function if exists app.read_opened_document(uuid, bigint);
