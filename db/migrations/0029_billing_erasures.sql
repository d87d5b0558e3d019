-- Whose accounts were erased, and who is therefore to be deleted at the payment provider (decision 0047).

-- Somebody may be a customer of test mode and of Stripe: a row for each, so that neither is forgotten when the other begins.
alter table billing_customers drop constraint billing_customers_pkey, add primary key (user_id, provider);

-- A row stays until the provider has deleted the customer. It has no key to our accounts: that one is gone.
create table billing_erasures (
  customer_id text primary key check (char_length(customer_id) between 1 and 255),
  provider text not null check (provider in ('stripe', 'built-in')),
  -- Charges that an admin had decided to give back and that were not given back yet: what was promised is kept.
  owed text[] not null default '{}',
  requested_at timestamptz not null default now()
);
