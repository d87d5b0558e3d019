-- What the built-in billing in test mode remembers: customers, sessions, subscriptions, invoices, payments, refunds and
-- events of its own, as Stripe would keep them on its side. Nothing in the product reads it past that provider's API, so
-- it has no key to our accounts; `customer` is the provider's own. A customer who is deleted there is emptied there.
create table billing_provider_state (
  kind text not null,
  id text not null,
  customer text,
  payload jsonb not null,
  -- The order in which things came to be: several are made within one second.
  position bigint generated always as identity,
  primary key (kind, id)
);
create index billing_provider_state_customer on billing_provider_state (kind, customer, position);
