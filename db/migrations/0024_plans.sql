-- Plans and payments. What the provider says is the truth; these tables hold what it said last. Only the program itself
-- writes them: no person has a grant that changes a plan, a price or a payment.
alter table subscriptions
  -- It ends on subscription_end instead of being charged again.
  add column cancel_at_period_end boolean not null default false,
  add column paused_at timestamptz,
  add column pause_ends_at timestamptz,
  -- Days of pauses that are over, of this subscription at the provider.
  add column paused_days integer not null default 0 check (paused_days >= 0),
  -- A payment failed; until then the plan goes on.
  add column grace_until timestamptz,
  -- The provider will charge again some day: a second one must not begin beside it.
  add column is_live boolean not null default false,
  add column started_at timestamptz,
  add column price_id text;

-- Whose customer somebody is at the provider. Never found by e-mail: addresses change hands.
create table billing_customers (
  user_id uuid primary key references accounts (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'built-in')),
  -- Null until the provider has answered.
  customer_id text unique,
  -- Each reading of the provider draws a number before it asks; what was asked later is never overwritten by what was
  -- asked earlier (decision 0040).
  drawn integer not null default 0,
  written integer not null default 0,
  -- When the provider was asked last.
  checked_at timestamptz,
  created_at timestamptz not null default now()
);

-- Events as they came in, claimed by their id. The payload names what happened at the provider and to whom, so it goes
-- with the person, and after 90 days (check-subscriptions); whoever is unknown here has no user_id.
create table billing_events (
  id text primary key check (char_length(id) between 1 and 255),
  provider text not null check (provider in ('stripe', 'built-in')),
  type text not null,
  user_id uuid references accounts (id) on delete cascade,
  payload jsonb not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  -- written: read anew from the provider. kept: a type that changes nothing here. unknown_customer: nobody of ours.
  outcome text check (outcome in ('written', 'kept', 'unknown_customer')),
  check ((handled_at is null) = (outcome is null))
);
create index billing_events_unhandled on billing_events (received_at) where handled_at is null;
create index billing_events_received_at on billing_events (received_at);
create index billing_events_user on billing_events (user_id);

create table checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('plan', 'application_fee')),
  plan text check (plan in ('standard', 'premium')),
  application_id uuid,
  provider text not null check (provider in ('stripe', 'built-in')),
  -- Both null until the provider has answered.
  session_id text unique,
  url text,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  amount integer not null check (amount >= 0),
  currency text not null,
  -- The visitor whose browser began it, for the conversion that comes of it.
  visitor_id uuid,
  -- What was paid by it, for the receipt.
  payment_intent text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (id, user_id),
  -- Its application may be removed while it is empty; what was paid stays.
  foreign key (application_id, user_id) references visa_applications (id, user_id) on delete set null (application_id),
  check ((kind = 'plan') = (plan is not null)),
  check (kind = 'application_fee' or application_id is null),
  check ((status = 'complete') = (completed_at is not null))
);
-- Pressing twice is once.
create unique index checkouts_open on checkouts (user_id, kind, plan, application_id) nulls not distinct
  where status = 'open';
create index checkouts_user on checkouts (user_id, created_at);
create index checkouts_application on checkouts (application_id) where application_id is not null;

create table payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('plan', 'application_fee')),
  plan text check (plan in ('standard', 'premium')),
  application_id uuid,
  provider text not null check (provider in ('stripe', 'built-in')),
  charge_id text not null unique,
  payment_intent text,
  amount integer not null check (amount > 0),
  currency text not null,
  receipt_url text,
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  paid_at timestamptz not null,
  unique (id, user_id),
  foreign key (application_id, user_id) references visa_applications (id, user_id) on delete set null (application_id)
);
create index payments_user on payments (user_id, paid_at desc);
create index payments_application on payments (application_id) where application_id is not null;

create table refund_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  payment_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  client_key uuid not null,
  status text not null default 'open' check (status in ('open', 'declined', 'approved', 'refunded', 'failed')),
  note text check (char_length(note) between 1 and 1000),
  decided_by uuid references accounts (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, client_key),
  foreign key (payment_id, user_id) references payments (id, user_id) on delete cascade,
  check ((status = 'open') = (decided_at is null)),
  check ((decided_at is null) = (note is null))
);
-- One at a time for a payment.
create unique index refund_requests_unfinished on refund_requests (payment_id)
  where status in ('open', 'approved', 'failed');
create index refund_requests_waiting on refund_requests (created_at, id) where status in ('open', 'failed');
create index refund_requests_created_at on refund_requests (created_at, id);
create index refund_requests_decided_by on refund_requests (decided_by);

-- The place of a document's owner in the queue, by their plan (`features/plans/rules/entitlements.ts`); a lower one comes first.
-- It stands on the document, as its state does, because the queue is one index over documents.
alter table documents add column review_priority integer not null default 2 check (review_priority between 0 and 2);
update documents set review_priority = case subscription_plan when 'premium' then 0 else 1 end
  from subscriptions
  where subscriptions.user_id = documents.user_id and subscription_status = 'active'
    and upload_status = 'uploaded' and review_status in ('waiting', 'in_review');
-- documents_to_review and documents_to_review_by_type stay: whoever asks how long people wait reads them.
create index documents_to_review_in_order on documents (review_priority, waiting_since, id)
  where upload_status = 'uploaded' and review_status in ('waiting', 'in_review')
    and (guide_item is not null or document_category not in ('general', 'step_document'));
