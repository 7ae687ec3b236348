-- Whoever has the marketplace's role sees no session and no user unless a brand is set, and then only that brand's.
alter table session add column brand text;
alter table remember_token add column brand text;
update session s set brand = o.brand from seller o where o.id = s.seller_id;
update remember_token t set brand = u.brand from user_account u where u.id = t.user_id;
alter table session alter column brand set not null, drop constraint session_seller_id_fkey,
  add foreign key (seller_id, brand) references seller (id, brand);
alter table remember_token alter column brand set not null;

do $$
declare owned text;
begin
  foreach owned in array array['session', 'user_account', 'remember_token', 'impersonation_token', 'audit'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy identity on %I to offizin_identity using (true) with check (true)', owned);
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) '
      'with check (brand = current_setting(''app.brand'', true))', owned);
  end loop;
  foreach owned in array array['session', 'remember_token', 'impersonation_token'] loop
    execute format('create policy expired on %I to offizin_retention using (expires_at < now() - interval ''1 day'')', owned);
  end loop;
end $$;
create policy own_seller on audit to offizin_seller with check (seller_id = current_seller());
