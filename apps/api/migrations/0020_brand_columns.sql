-- A policy compares columns with settings and reads no other table: a node that holds a part of the rows decides by itself.
-- Each transaction of a seller or of the marketplace sets its brand.
create function brand_of(wanted uuid) returns text language sql stable as $$ select brand from seller where id = wanted $$;

do $$
declare owned text;
begin
  foreach owned in array array['catalogue_run', 'feed', 'live_event', 'notification', 'notification_mail', 'notification_preference', 'offer',
    'offer_count', 'offer_handover', 'order_count', 'order_history', 'order_line', 'seller_certificate', 'seller_contract', 'warehouse_stock']
  loop
    execute format('alter table %I add column brand text', owned);
    -- Writes the table once and leaves no dead rows, as an update would.
    execute format('alter table %I alter column brand type text using brand_of(seller_id)', owned);
    execute format('alter table %I alter column brand set not null, alter column brand set default current_setting(''app.brand'')', owned);
    -- A first upload writes a hundred thousand offers at once: the policy below compares their brand instead.
    if owned <> 'offer' then
      execute format('alter table %I drop constraint if exists %I, add foreign key (seller_id, brand) references seller (id, brand)',
        owned, owned || '_seller_id_fkey');
    end if;
    execute format('alter policy own_brand on %I using (brand = current_setting(''app.brand'', true)) '
      'with check (brand = current_setting(''app.brand'', true))', owned);
  end loop;
  foreach owned in array array['catalogue_version', 'market_seller', 'market_offer', 'product_market', 'product_market_past'] loop
    execute format('alter policy own_brand on %I using (brand = current_setting(''app.brand'', true)) '
      'with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('alter policy sellers_brand on %I using (brand = current_setting(''app.brand'', true))', owned);
  end loop;
  -- Nothing of these is granted to the marketplace.
  foreach owned in array array['export', 'feed_file', 'feed_retrieval', 'match_choice', 'offer_change', 'offer_upload',
    'offer_upload_correction', 'offer_upload_file', 'run_row', 'sync_finding', 'sync_remedy'] loop
    execute format('drop policy own_brand on %I', owned);
  end loop;
end $$;
alter policy sellers_brand on product using (brand = current_setting('app.brand', true));
alter policy own_seller on offer with check (seller_id = current_seller() and brand = current_setting('app.brand', true));

-- The foreign key with the brand says the same.
alter table seller_order drop constraint seller_order_seller_id_fkey;
alter table marketplace_event drop constraint marketplace_event_seller_id_fkey;

-- Loads pg_trgm: its setting below may be named only then.
select word_similarity('', '');
create or replace function search_products(patterns text[], similar_to_text text, at_most integer) returns setof integer
  language plpgsql stable security definer rows 1000
  set search_path from current
  set pg_trgm.word_similarity_threshold = 0.5
  as $$
  declare
    own_brand text := current_setting('app.brand', true);
    each_word text;
  begin
    if similar_to_text is null then
      -- Planned with the words in it: how many products a word names decides which way is the short one.
      select string_agg(format('p.search_text like %L', pattern), ' and ') into each_word from unnest(patterns) pattern;
      return query execute format('select p.no from product p where p.brand = $1 and %s limit $2', each_word) using own_brand, at_most;
    else
      return query select p.no from product p where p.brand = own_brand and similar_to_text <% p.search_text limit at_most;
    end if;
  end $$;
drop policy own_brand_of_seller on seller;
revoke select (id, brand) on seller from offizin_catalogue;
drop function brand_of(uuid);
drop function current_brand();
drop function is_own_brand(uuid);
