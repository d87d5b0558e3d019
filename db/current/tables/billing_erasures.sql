-- Customers to be deleted at the payment provider. The program itself alone.
alter table public.billing_erasures enable row level security;
alter table public.billing_erasures force row level security;

grant select, insert, update, delete on public.billing_erasures to rumo_system;
create policy system_all on public.billing_erasures to rumo_system using (true) with check (true);
