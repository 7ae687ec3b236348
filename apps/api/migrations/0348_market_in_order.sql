-- What others ask is read in the order of prices and sellers, of one kind of delivery or of all, from the index alone.
drop index market_offer_price;
create index market_offer_price on market_offer (product_no, price, market_seller_no) include (delivery);
