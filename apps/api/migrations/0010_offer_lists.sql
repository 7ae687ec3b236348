-- Each product has its row of the market, also while nobody else offers it: lists by best price walk the market.
insert into product_market (product_no, brand, offers, version)
select no, brand, 0, 0 from product on conflict do nothing;

-- The best price of others in order: of products that another is the cheapest of, and of those that a seller is the cheapest of itself.
create index product_market_best on product_market (brand, (coalesce(best, -1)), product_no);
create index product_market_own_best on product_market (brand, best_seller_no, (coalesce(second_best, -1)), product_no);

-- What the best price of a product was at the end of each day on which it changed, so that a seller's own offer can be left out as today.
-- The day is one of the brand's time zone; a day without a row was like the one before.
create table product_market_past (
  product_no integer not null,
  day date not null,
  brand text not null,
  best bigint,
  best_seller_no integer,
  second_best bigint,
  primary key (product_no, day)
);
create index product_market_past_day on product_market_past using brin (day);
insert into product_market_past (product_no, day, brand, best, best_seller_no, second_best)
select product_no, current_date, brand, best, best_seller_no, second_best from product_market where best is not null order by product_no;

alter table product_market_past enable row level security;
alter table product_market_past force row level security;
create policy own_brand on product_market_past to offizin_marketplace
  using (brand = (select current_setting('app.brand', true))) with check (brand = (select current_setting('app.brand', true)));
create policy sellers_brand on product_market_past for select to offizin_seller using (brand = (select current_brand()));
-- Past the 90 days that are shown only the latest row of each product is kept: it says how they began.
create policy outlived on product_market_past to offizin_retention using (day < current_date - 90);
grant select, insert, update on product_market_past to offizin_marketplace;
grant select on product_market_past to offizin_seller;
grant select, delete on product_market_past to offizin_retention;
