-- A token may belong to the shop: it lives on when its maker leaves, or is no owner any more.
alter table api_token add column of_shop boolean not null default false;
