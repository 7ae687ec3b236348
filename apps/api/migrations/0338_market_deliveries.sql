-- What price rules measure by (OFF-11). How soon customers have what they buy of an offer; checked where rows are written, so that none of
-- those that are there is read.
alter table market_offer add column delivery text not null default 'standard';
alter table market_offer add constraint market_offer_delivery_check check (delivery in ('standard', 'same_day')) not valid;

-- The lowest offers at the end of a day, ten at most, cheapest first: prices, their sellers, and which of them deliver on the same day.
-- Null of days before they were kept.
alter table product_market_past
  add column low_prices bigint[],
  add column low_sellers integer[],
  add column low_same_day boolean[];
