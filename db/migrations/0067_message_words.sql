-- The office's search finds a conversation by the words of its messages and replies as well. The words of a conversation
-- are kept on its row: one index answers for the first message and all replies, and a search can walk along the list.
alter table support_messages add column words tsvector not null default '';

update support_messages as message set words = array_to_tsvector(array(
  select distinct left(word, 100)
  from (
    select message.message as body
    union all
    select body from (
      -- The same limit as functions/search.sql sets, far below what a tsvector can hold.
      select body, sum(octet_length(body)) over (order by created_at, id) as bytes
      from support_replies where message_id = message.id) as reply
    where bytes < 800000
  ) as said, regexp_split_to_table(lower(said.body), '[^[:alnum:]]+') as word
  where word <> ''))
where message.message <> '' or exists (select from support_replies where message_id = message.id);

create index support_messages_words on support_messages using gin (words);
