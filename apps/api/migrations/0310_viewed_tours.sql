-- The tours that a person has seen in a shop (MET-06), in whatever browser.
create table viewed_tour (
  seller_id uuid not null,
  user_id uuid not null,
  name text not null,
  brand text not null,
  -- From this day on it starts no more by itself, seen or not.
  expires_on date,
  viewed_at timestamptz not null,
  primary key (seller_id, user_id, name),
  foreign key (seller_id, brand) references seller (id, brand),
  -- Who leaves a shop and comes back meets its tours again.
  foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade
);

alter table viewed_tour enable row level security;
alter table viewed_tour force row level security;
create policy own_seller on viewed_tour to offizin_seller
  using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert on viewed_tour to offizin_seller;
-- The page names them with the session, before it asks anything.
create policy identity on viewed_tour for select to offizin_identity using (true);
grant select on viewed_tour to offizin_identity;
