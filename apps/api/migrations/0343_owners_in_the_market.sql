-- Shops of one owner are no rivals (OFF-11): which numbers they have in the market is found where owners are, and nothing else of it.
create policy identity on market_seller for select to offizin_identity using (true);
grant select (no, brand, external_id) on market_seller to offizin_identity;
