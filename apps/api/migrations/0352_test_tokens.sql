-- A test token acts in the sandbox, a database of its own, and never on the shop.
alter table api_token add column is_test boolean not null default false;
