-- One change of a person's plan runs at a time. The row keeps who changes what, and until when: a lock would be held while the
-- provider is asked (decision 0040).
alter table billing_customers
  add column change_id uuid,
  add column change_wish text check (change_wish in ('end', 'keep', 'pause', 'resume')),
  add column change_until timestamptz;
