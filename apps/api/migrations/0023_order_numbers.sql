-- Which order of a brand has which number. A unique key of the orders themselves would need their seller, and then say nothing of other sellers.
create table order_number (
  brand text not null,
  number text collate "C" not null,
  seller_id uuid not null,
  order_id uuid not null,
  primary key (brand, number),
  foreign key (seller_id, brand) references seller (id, brand)
);
insert into order_number (brand, number, seller_id, order_id) select brand, number, seller_id, id from seller_order order by brand, number;
alter table seller_order drop constraint seller_order_brand_number_key;
create index seller_order_number on seller_order (brand, number);

alter table order_number enable row level security;
create policy own_brand on order_number to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert on order_number to offizin_marketplace;
