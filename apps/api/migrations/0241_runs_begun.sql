-- Runs whose rows are written and which are not: rows are committed before the run that they are of, and a process may end between.
create table run_begun (
  seller_id uuid not null references seller (id),
  run_no bigint not null,
  at timestamptz not null,
  primary key (seller_id, run_no)
);
alter table run_begun enable row level security;
alter table run_begun force row level security;
create policy own_seller on run_begun to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert, delete on run_begun to offizin_seller;
grant delete on run_row to offizin_seller;
