create extension if not exists pg_trgm;

-- A product's number is dense, so that offers and the engine's index are addressed by it.
alter table product
  add column no integer generated always as identity,
  add column more_images jsonb not null default '[]',
  add column page_url text,
  add column prescription boolean not null default false,
  add column blocked boolean not null default false,
  add column selective boolean not null default false,
  add column certificate text,
  add column commission_rate integer not null default 0,
  add column vat_rate integer not null default 0,
  add column version bigint not null default 0,
  -- The identifiers as numbers: what files and look-ups are matched by, within one market.
  add column code_no bigint,
  add column gtin_no bigint generated always as (gtin::bigint) stored,
  add column search_text text generated always as (lower(name || ' ' || pack || ' ' || product_brand)) stored;
create unique index product_no on product (no);
create index product_version on product (brand, version);
create index product_name on product (brand, name, no);
create index product_code on product (brand, market, code_no);
create index product_gtin on product (brand, market, gtin_no);
create index product_search on product using gin (search_text gin_trgm_ops);
-- A seller with very many offers reads the catalogue in one of these orders and looks whether it offers each product.
create index product_recommended on product (brand, (coalesce(recommended_price, -1)), no);
create index product_commission on product (brand, commission_rate, no);
create index product_of_brand on product (brand, product_brand, no);
create index product_of_manufacturer on product (brand, manufacturer, no);
create index product_of_category on product (brand, category, no);

-- One number per brand rises with every change of its catalogue or its market; whoever holds a copy compares it.
-- `classified` is how far the sellers' offers have been looked at again.
create table catalogue_version (
  brand text primary key,
  version bigint not null default 0,
  classified bigint not null default 0
);

create function next_catalogue_version(wanted text) returns bigint
  language sql
  as $$
    insert into catalogue_version (brand, version) values (wanted, 1)
    on conflict (brand) do update set version = catalogue_version.version + 1
    returning version
  $$;

-- Every seller on the marketplace by its external id, whether it uses the portal or not.
create table market_seller (
  no integer generated always as identity primary key,
  brand text not null,
  external_id text not null,
  label text not null,
  unique (brand, external_id)
);

create table market_offer (
  product_no integer not null,
  market_seller_no integer not null,
  brand text not null,
  price bigint not null check (price > 0),
  primary key (product_no, market_seller_no)
);
create index market_offer_price on market_offer (product_no, price);

-- The two lowest and the two highest prices, so that a seller's own offer can be left out of "the others".
create table product_market (
  product_no integer primary key,
  brand text not null,
  offers integer not null,
  best bigint,
  best_seller_no integer,
  second_best bigint,
  highest bigint,
  highest_seller_no integer,
  second_highest bigint,
  version bigint not null
);
create index product_market_version on product_market (brand, version);

create table seller_certificate (
  seller_id uuid not null references seller (id),
  certificate text not null,
  valid_until date,
  primary key (seller_id, certificate)
);

create table seller_contract (
  seller_id uuid not null references seller (id),
  product_brand text not null,
  primary key (seller_id, product_brand)
);

-- Primary key only and no foreign keys: a first upload writes a hundred thousand rows at once.
create table offer (
  seller_id uuid not null,
  product_no integer not null,
  price bigint not null check (price > 0),
  stock integer not null check (stock between 0 and 99999),
  origin text not null check (origin in ('own', 'wholesaler')),
  active boolean not null default true,
  status text not null check (status in ('active', 'inactive', 'out_of_stock')),
  finding text,
  sku text,
  own_stock_zero_since timestamptz,
  created_at timestamptz not null,
  created_run bigint not null,
  changed_at timestamptz not null,
  changed_run bigint not null,
  version integer not null default 1,
  primary key (seller_id, product_no)
);

create table offer_count (
  seller_id uuid not null references seller (id),
  status text not null,
  offers bigint not null,
  primary key (seller_id, status)
);

-- What a run made of each offer that it changed; creations stand in the offer itself.
create table offer_change (
  seller_id uuid not null,
  product_no integer not null,
  run_no bigint not null,
  at timestamptz not null,
  old_price bigint not null,
  new_price bigint not null,
  old_stock integer not null,
  new_stock integer not null,
  old_origin text not null,
  new_origin text not null,
  old_active boolean not null,
  new_active boolean not null,
  -- What a revert puts back besides.
  old_status text not null,
  old_finding text,
  old_own_stock_zero_since timestamptz,
  primary key (seller_id, product_no, run_no)
);
create index offer_change_run on offer_change using brin (run_no);

-- One look at a file, a feed, an edit or a changed catalogue; a dry run is one that wrote no offer.
create table catalogue_run (
  seller_id uuid not null references seller (id),
  no bigint not null generated always as identity,
  kind text not null check (kind in ('upload', 'feed', 'edit', 'remedy', 'catalogue', 'revert', 'restore')),
  dry boolean not null,
  status text not null check (status in ('running', 'completed', 'failed')),
  actor_name text,
  impersonated_by text,
  started_at timestamptz not null,
  finished_at timestamptz,
  summary jsonb,
  primary key (seller_id, no)
);
create index catalogue_run_latest on catalogue_run (seller_id, kind, no desc);

-- Rows of one run lie together in time and in number: a block range index finds them without slowing the write.
create table run_row (
  at timestamptz not null,
  seller_id uuid not null,
  run_no bigint not null,
  row_number integer not null,
  verdict text not null check (verdict in ('created', 'changed', 'unchanged', 'rejected', 'informed')),
  warned boolean not null,
  finding text,
  numbers bigint[],
  product_no integer,
  code text,
  gtin text,
  sku text,
  price bigint,
  stock integer,
  origin text,
  old_price bigint,
  old_stock integer,
  old_origin text,
  detail jsonb
) partition by range (at);
create index run_row_run on run_row using brin (run_no) with (pages_per_range = 16);

-- The engine's role makes the month's partition in passing; only the owner could otherwise.
create function ensure_run_partition(moment timestamptz) returns void
  language plpgsql security definer set search_path from current
  as $$
  declare month_start timestamptz := date_trunc('month', moment, 'UTC');
    part text := 'run_row_' || to_char(month_start at time zone 'UTC', 'YYYYMM');
  begin
    if to_regclass(part) is not null then return; end if;
    perform pg_advisory_xact_lock(hashtext(part));
    if to_regclass(part) is not null then return; end if;
    execute format('create table %I partition of run_row for values from (%L) to (%L)',
      part, month_start, date_trunc('month', month_start + interval '32 days', 'UTC'));
    execute format('alter table %I set (autovacuum_enabled = true)', part);
  end $$;

-- What stands between the seller's data and the sale now, one row per product or unmatched row.
create table sync_finding (
  seller_id uuid not null references seller (id),
  subject text not null,
  run_no bigint not null,
  found_at timestamptz not null,
  finding text not null,
  colour text not null check (colour in ('red', 'grey')),
  numbers bigint[] not null,
  row_number integer,
  product_no integer,
  code text,
  gtin text,
  price bigint,
  stock integer,
  origin text,
  detail jsonb,
  primary key (seller_id, subject)
);
create index sync_finding_cause on sync_finding (seller_id, colour, finding, subject);

-- Which of several matching products the seller picked for an identifier; kept for every later file.
create table match_choice (
  seller_id uuid not null references seller (id),
  identifier text not null,
  product_no integer not null,
  chosen_at timestamptz not null,
  primary key (seller_id, identifier)
);

-- A wish to mend the products of a cause; what it did is a run of its own.
create table sync_remedy (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  finding text not null,
  subjects text[],
  stock integer,
  state text not null check (state in ('working', 'done', 'failed')),
  actor_name text not null,
  impersonated_by text,
  changed integer,
  refused integer,
  asked_at timestamptz not null,
  primary key (seller_id, id)
);

create table offer_upload (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  file_name text not null,
  type text not null check (type in ('stock_and_price', 'price_only')),
  size integer not null,
  sha256 bytea not null,
  state text not null
    check (state in ('checking', 'ready', 'applying', 'applied', 'discarded', 'failed', 'reverting', 'reverted')),
  problem text,
  locale text not null,
  uploaded_by text not null,
  impersonated_by text,
  created_at timestamptz not null,
  -- Rises with every correction; a check says which state of them it has seen.
  corrections integer not null default 0,
  checked_corrections integer not null default 0,
  check_run bigint,
  apply_run bigint,
  revert_run bigint,
  applied_at timestamptz,
  check_milliseconds integer,
  reading jsonb,
  reverted jsonb,
  primary key (seller_id, id)
);
create index offer_upload_latest on offer_upload (seller_id, created_at desc);

create table offer_upload_file (
  seller_id uuid not null,
  upload_id uuid not null,
  content bytea not null,
  primary key (seller_id, upload_id),
  foreign key (seller_id, upload_id) references offer_upload (seller_id, id) on delete cascade
);
-- Workbooks are compressed already.
alter table offer_upload_file alter column content set storage external;

create table offer_upload_correction (
  seller_id uuid not null,
  upload_id uuid not null,
  row_number integer not null,
  field text not null check (field in ('code', 'gtin', 'price', 'stock', 'origin')),
  value text not null,
  primary key (seller_id, upload_id, row_number, field),
  foreign key (seller_id, upload_id) references offer_upload (seller_id, id) on delete cascade
);

create table export (
  seller_id uuid not null references seller (id),
  id uuid not null default gen_random_uuid(),
  kind text not null,
  question jsonb not null,
  format text not null check (format in ('xlsx', 'csv')),
  status text not null check (status in ('preparing', 'ready', 'failed')),
  locale text not null,
  time_zone text not null,
  rows integer,
  requested_at timestamptz not null,
  expires_at timestamptz,
  file bytea,
  primary key (seller_id, id)
);
create index export_latest on export (seller_id, kind, requested_at desc);
alter table export alter column file set storage external;

create function current_brand() returns text
  language sql stable
  as $$ select brand from seller where id = current_seller() $$;

do $$
declare owned text;
begin
  foreach owned in array array['seller_certificate', 'seller_contract', 'offer', 'offer_count', 'offer_change',
    'catalogue_run', 'run_row', 'sync_finding', 'sync_remedy', 'match_choice', 'offer_upload', 'offer_upload_file',
    'offer_upload_correction', 'export'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) '
      'with check (seller_id = current_seller())', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (is_own_brand(seller_id)) '
      'with check (is_own_brand(seller_id))', owned);
  end loop;
  foreach owned in array array['catalogue_version', 'market_seller', 'market_offer', 'product_market'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_brand on %I to offizin_marketplace '
      'using (brand = (select current_setting(''app.brand'', true))) '
      'with check (brand = (select current_setting(''app.brand'', true)))', owned);
    execute format('create policy sellers_brand on %I for select to offizin_seller '
      'using (brand = (select current_brand()))', owned);
  end loop;
end $$;
create policy sellers_brand on product for select to offizin_seller using (brand = (select current_brand()));
create policy own_record on seller for select to offizin_seller using (id = current_seller());

grant select (id, brand, external_id, country_code, services) on seller to offizin_seller;
grant select on product, catalogue_version, market_seller, market_offer, product_market, seller_certificate,
  seller_contract to offizin_seller;
grant select, insert, update, delete on offer, offer_count, sync_finding, match_choice, offer_upload_correction
  to offizin_seller;
grant select, insert on offer_change, run_row, offer_upload_file to offizin_seller;
grant select, insert, update on catalogue_run, sync_remedy, offer_upload, export to offizin_seller;
create policy outlived on export to offizin_retention using (expires_at < now() - interval '1 day');
grant select, delete on export to offizin_retention;
grant select, insert, update, delete on market_seller, market_offer, product_market, catalogue_version,
  seller_certificate, seller_contract to offizin_marketplace;
grant select on offer, offer_count, catalogue_run to offizin_marketplace;
revoke all on function ensure_run_partition(timestamptz) from public;
grant execute on function ensure_run_partition(timestamptz) to offizin_seller;

-- Uploads with their files and remedies go after 90 days, the rows of runs with their month.
create policy outlived on offer_upload to offizin_retention using (created_at < now() - interval '90 days');
create policy outlived on sync_remedy to offizin_retention using (asked_at < now() - interval '90 days');
grant select, delete on offer_upload, sync_remedy to offizin_retention;

create function drop_outlived_run_partitions() returns integer
  language plpgsql security definer set search_path from current
  as $$
  declare part text; dropped integer := 0;
    oldest text := 'run_row_' || to_char((now() - interval '4 months') at time zone 'UTC', 'YYYYMM');
  begin
    for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'run_row'::regclass and c.relname < oldest
    loop
      execute format('drop table %I', part);
      dropped := dropped + 1;
    end loop;
    return dropped;
  end $$;
revoke all on function drop_outlived_run_partitions() from public;
grant execute on function drop_outlived_run_partitions() to offizin_retention;

-- Row-level security keeps operators that are not leakproof, such as those of trigrams, from using an index. This role
-- may look at the whole catalogue for the one function below, which gives the products of the caller's own brand.
do $$ begin
  execute format('grant usage, create on schema %I to offizin_catalogue', current_schema());
end $$;
create policy whole on product for select to offizin_catalogue using (true);
create policy own_brand_of_seller on seller for select to offizin_catalogue using (id = current_seller());
grant select (brand, no, search_text) on product to offizin_catalogue;
grant select (id, brand) on seller to offizin_catalogue;

-- Numbers of the brand's products: those whose name has each of the patterns, or those whose name is similar to the text.
create function search_products(patterns text[], similar_to_text text, at_most integer) returns setof integer
  language plpgsql stable security definer rows 1000
  set search_path from current
  set pg_trgm.word_similarity_threshold = 0.5
  as $$
  declare
    own_brand text := current_brand();
    each_word text;
  begin
    if similar_to_text is null then
      -- Planned anew with the words in it: how many products a word names decides which way is the short one.
      select string_agg(format('p.search_text like %L', pattern), ' and ') into each_word from unnest(patterns) pattern;
      return query execute format('select p.no from product p where p.brand = $1 and %s limit $2', each_word) using own_brand, at_most;
    else
      return query select p.no from product p where p.brand = own_brand and similar_to_text <% p.search_text limit at_most;
    end if;
  end $$;
alter function search_products(text[], text, integer) owner to offizin_catalogue;
revoke all on function search_products(text[], text, integer) from public;
grant execute on function search_products(text[], text, integer) to offizin_seller;
do $$ begin
  execute format('revoke create on schema %I from offizin_catalogue', current_schema());
end $$;

-- Jobs of one queue run one after the other: a seller's catalogue has one running job at a time. A job that waits
-- under the same key is replaced, so that many wishes for the same work become one.
drop function enqueue_job(text, json);
create function enqueue_job(task text, payload json, queue text default null, wish text default null) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin
    perform graphile_worker.add_job(task, payload, queue_name => queue, job_key => wish, max_attempts => 5);
  end $$;
revoke all on function enqueue_job(text, json, text, text) from public;
grant execute on function enqueue_job(text, json, text, text) to offizin_seller, offizin_marketplace;

-- Events of offers name their product or run in the payload.
alter table marketplace_event alter column order_number drop not null;
