-- Messages are found by any part of their text, among those of one seller.
create index message_search on message using gin (seller_id, lower(text) gin_trgm_ops);

-- As with orders, row-level security keeps trigrams from using an index: the role that looks for orders looks for messages, too, for
-- the one function below, which gives the conversations of the calling seller.
do $$ begin
  execute format('grant create on schema %I to offizin_order_search', current_schema());
end $$;
create policy whole on message for select to offizin_order_search using (true);
grant select (seller_id, conversation_id, text) on message to offizin_order_search;

create function search_messages(pattern text, at_most integer) returns setof uuid
  language plpgsql stable security definer rows 100
  set search_path from current
  as $$
  begin
    -- Planned again for each question: how many messages a word is in decides which way is the short one.
    return query execute format('select m.conversation_id from message m where m.seller_id = $1 and lower(m.text) like %L limit $2', pattern)
      using current_seller(), at_most;
  end $$;
alter function search_messages(text, integer) owner to offizin_order_search;
revoke all on function search_messages(text, integer) from public;
grant execute on function search_messages(text, integer) to offizin_seller;
do $$ begin
  execute format('revoke create on schema %I from offizin_order_search', current_schema());
end $$;
