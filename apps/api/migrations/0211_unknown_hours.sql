-- Opening hours that nobody gave are unknown (PRO-03): nothing is said of them, and deadlines are counted by the usual ones.
alter table seller alter column opening_hours drop not null;

-- Shops that registered got the usual ones with their record. Those that never saved any have given none.
alter table seller no force row level security;
alter table registration no force row level security;
alter table shop_profile no force row level security;
update seller s set opening_hours = null
where exists (select 1 from registration r where r.seller_id = s.id)
  and not exists (select 1 from shop_profile p where p.seller_id = s.id and p.hours_version > 1)
  and opening_hours = (
    select jsonb_object_agg(day, case when day in ('saturday', 'sunday') then '{"mode": "closed"}'::jsonb
      else '{"mode": "full", "first": {"from": "09:00", "to": "18:00"}}'::jsonb end)
    from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day);
alter table seller force row level security;
alter table registration force row level security;
alter table shop_profile force row level security;
