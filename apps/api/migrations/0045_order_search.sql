-- Orders are found by any part of their number and of their customer's names, among those of one seller.
create extension if not exists btree_gin;

-- Small letters without accents, as packages/domain/src/orders/order-search.ts folds what was typed.
create function folded(text) returns text
  language sql immutable parallel safe
  return replace(lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss');

alter table seller_order add column search_text text not null generated always as (folded(
  number || ' ' || replace(number, '-', '') || ' ' || customer_first_name || ' ' ||
  coalesce(delivery_address ->> 'name', '') || ' ' || coalesce(billing_address ->> 'name', '')
)) stored;
create index seller_order_search on seller_order using gin (seller_id, search_text gin_trgm_ops);

-- Row-level security keeps operators that are not leakproof, such as those of trigrams, from using an index. This role
-- may look at all orders for the one function below, which gives those of the calling seller.
do $$ begin
  execute format('grant usage, create on schema %I to offizin_order_search', current_schema());
end $$;
create policy whole on seller_order for select to offizin_order_search using (true);
grant select (seller_id, id, search_text) on seller_order to offizin_order_search;

create function search_orders(patterns text[], at_most integer) returns setof uuid
  language plpgsql stable security definer rows 100
  set search_path from current
  as $$
  declare each_word text;
  begin
    -- Planned again for each question: how many orders a word names decides which way is the short one.
    select string_agg(format('o.search_text like %L', pattern), ' and ') into each_word from unnest(patterns) pattern;
    return query execute format('select o.id from seller_order o where o.seller_id = $1 and %s limit $2', each_word)
      using current_seller(), at_most;
  end $$;
alter function search_orders(text[], integer) owner to offizin_order_search;
revoke all on function search_orders(text[], integer) from public;
grant execute on function search_orders(text[], integer) to offizin_seller;
do $$ begin
  execute format('revoke create on schema %I from offizin_order_search', current_schema());
end $$;
