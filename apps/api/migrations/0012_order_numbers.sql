-- An order's number is unique in its brand, so that a call of the marketplace names one order.
alter table seller add unique (id, brand);

alter table seller_order add column brand text;
alter table seller_order disable trigger order_moved;
update seller_order o set brand = s.brand from seller s where s.id = o.seller_id;

-- Of several orders with one number the oldest keeps it; each later one gets the first free suffix: 77000001, 77000001-2, …
do $$
declare
  later record;
  suffix integer;
  wanted text;
begin
  for later in
    select seller_id, id, brand, number from (
      select *, row_number() over (partition by brand, number order by created_at, id) as place from seller_order
    ) numbered where place > 1 order by brand, number, place
  loop
    suffix := 2;
    loop
      wanted := left(later.number, 20 - length('-' || suffix)) || '-' || suffix;
      exit when not exists (select from seller_order where brand = later.brand and number = wanted);
      suffix := suffix + 1;
    end loop;
    update seller_order set number = wanted where seller_id = later.seller_id and id = later.id;
  end loop;
end $$;

alter table seller_order enable trigger order_moved;
alter table seller_order alter column brand set not null;
alter table seller_order add unique (brand, number);
alter table seller_order add foreign key (seller_id, brand) references seller (id, brand);
drop index seller_order_number;

-- The column says it without a question about the seller for each row.
drop policy own_brand on seller_order;
create policy own_brand on seller_order to offizin_marketplace
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
