-- An archive in the making, part by part: what is kept outlives the process that wrote it.
create table export_part (
  seller_id uuid not null,
  export_id uuid not null,
  no integer not null,
  entries jsonb not null,
  content bytea not null,
  primary key (seller_id, export_id, no),
  foreign key (seller_id, export_id) references export (seller_id, id) on delete cascade
);
-- It is packed already.
alter table export_part alter column content set storage external;

alter table export_part enable row level security;
alter table export_part force row level security;
create policy own_seller on export_part to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert on export_part to offizin_seller;
