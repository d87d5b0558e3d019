-- When the public saw a version of a landing page first; null: never. A version is also written while a page is hidden.
-- Of versions from before it is told by the page's status at that time, and of the present one by whether the page is visible.
alter table landing_page_versions add column public_at timestamptz;
update landing_page_versions set public_at = created_at where status = 'active';
update landing_page_versions v
  set public_at = case when p.is_active and p.status = 'active' then coalesce(v.public_at, p.updated_at) end
  from landing_pages p
  where p.id = v.landing_page_id
    and v.number = (select max(number) from landing_page_versions w where w.landing_page_id = p.id)
    and (v.status <> 'active' or p.version = 1);
