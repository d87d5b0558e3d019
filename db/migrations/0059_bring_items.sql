-- Which item of "Also bring" a file belongs to (features/bring/rules.ts); such a file is filed as general and not reviewed.
alter table documents
  add column bring_item text check (bring_item ~ '^bring-[a-z-]{1,50}$'),
  add check (bring_item is null or guide_item is null);
