-- An account is deleted, in any way: its customers at the payment provider are noted and a job is
-- queued in the same transaction, before the rows that name them go with the account. Nothing here asks the provider,
-- so nothing here can hold up the erasure. Definer, because the role that deletes an account sees no customers.
create or replace function app.tg_accounts__erase_customers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  _customer text;
begin
  for _customer in
    insert into public.billing_erasures (customer_id, provider, owed)
    select customer.customer_id, customer.provider, array(
      select payment.charge_id from public.refund_requests request
      join public.payments payment on payment.id = request.payment_id
      where request.user_id = old.id and request.status = 'approved' and payment.provider = customer.provider)
    from public.billing_customers customer
    where customer.user_id = old.id and customer.customer_id is not null
    on conflict do nothing
    returning customer_id
  loop
    perform app.enqueue('erase-customer', json_build_object('customer_id', _customer), 'erase:' || _customer, null, null);
  end loop;
  return old;
end
$$;
alter function app.tg_accounts__erase_customers() owner to rumo_system;
revoke all on function app.tg_accounts__erase_customers() from public;
create or replace trigger _500_erase_customers before delete on public.accounts
  for each row execute function app.tg_accounts__erase_customers();
