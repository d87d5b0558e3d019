-- People, their sessions and what they may do. Identity comes from the provider's (issuer, subject) pair,
-- never from an e-mail address: addresses are re-used, subjects are not.
-- `app` holds our functions; tables live in `public`.
create schema app;

create table accounts (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  display_name text,
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  unique (issuer, subject)
);
create index accounts_email on accounts (lower(email));
create index accounts_created_at on accounts (created_at);

-- No row means role 'user'.
create table user_roles (
  user_id uuid primary key references accounts (id) on delete cascade,
  role text not null check (role in ('admin', 'moderator', 'user')),
  granted_by uuid references accounts (id) on delete set null,
  granted_at timestamptz not null default now()
);

-- One row, claimed once: the primary key on a constant is what makes the first admin a race with one winner.
create table admin_setup (
  singleton boolean primary key default true check (singleton),
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  claimed_by uuid references accounts (id) on delete set null,
  claimed_at timestamptz
);

-- A session is a row; ending it ends every token made from it. The cookie secret is stored as a SHA-256 digest.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  cookie_hash bytea not null unique,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'signed_out_everywhere', 'replayed_token', 'idle', 'expired', 'role_changed', 'account_deactivated'))
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- Refresh tokens rotate. A used row points to nothing: its successor is derived from it, so a retry inside the
-- grace returns the same one without any token being stored.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- One attempt to sign in, from the redirect to the provider until the browser has exchanged its code. code_hash is
-- set when the provider's answer is taken (once), used_at when the browser redeems our code (once).
create table sign_in_flows (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  provider_verifier text not null,
  client_challenge text not null,
  return_to text not null,
  code_hash bytea unique,
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_flows_expires_at on sign_in_flows (expires_at);

-- What the built-in identity provider must remember for the minutes of a sign-in (its own codes, grants, cookies),
-- here and not in memory, so that any process can answer the next step. The provider names its kinds itself.
create table identity_provider_state (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index identity_provider_state_expires_at on identity_provider_state (expires_at);

create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  wrapped_private_key bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- Counters for limits that every process shares. Buckets are digests: no address is stored in the clear.
create table rate_limits (
  bucket bytea primary key,
  window_started_at timestamptz not null,
  hits integer not null
);

create table profiles (
  user_id uuid primary key references accounts (id) on delete cascade,
  full_name text check (char_length(full_name) between 2 and 200),
  phone text check (char_length(phone) <= 50),
  nationality text check (char_length(nationality) <= 100),
  current_location text check (char_length(current_location) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Written by billing events alone; a person's profile shows it and cannot change it.
create table subscriptions (
  user_id uuid primary key references accounts (id) on delete cascade,
  subscription_plan text not null check (subscription_plan in ('standard', 'premium', 'other')),
  subscription_status text not null check (subscription_status in ('active', 'inactive', 'cancelled')),
  subscription_end timestamptz,
  provider text not null,
  provider_customer_id text unique,
  provider_subscription_id text unique,
  updated_at timestamptz not null default now()
);
