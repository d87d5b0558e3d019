-- Which visa a person wants and who moves with them, as far as their list of papers differs by it (features/places/rules/hand-in.ts).
-- Null: they have not said, and read the lists for all.
alter table residences
  add column visa text check (visa in ('d7', 'd8')),
  add column couple boolean,
  add column child boolean;
