-- Each product has its row of the market, also while nobody else offers it: lists by best price walk the market.
insert into product_market (product_no, brand, offers, version)
select no, brand, 0, 0 from product on conflict do nothing;

-- The best price of others in order: of products that another is the cheapest of, and of those that a seller is the cheapest of itself.
create index product_market_best on product_market (brand, (coalesce(best, -1)), product_no);
create index product_market_own_best on product_market (brand, best_seller_no, (coalesce(second_best, -1)), product_no);
