-- What runs changed lies in partitions by month, which are dropped past their term: an upload of 140,000 rows leaves as many.
alter table offer_change rename to offer_change_before;
alter table offer_change_before rename constraint offer_change_pkey to offer_change_before_pkey;
create table offer_change (
  like offer_change_before including defaults,
  primary key (seller_id, product_no, run_no, at)
) partition by range (at);
create index offer_change_by_run on offer_change using brin (run_no);
alter table offer_change enable row level security;
alter table offer_change force row level security;
create policy own_seller on offer_change to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller());
grant select, insert on offer_change to offizin_seller;

-- Roles of the portal make a month's partitions in passing; only the owner could otherwise.
create function ensure_month_partitions(moment timestamptz) returns void
  language plpgsql security definer set search_path from current
  as $$
  declare month_start timestamptz := date_trunc('month', moment, 'UTC');
    parent text;
    part text;
  begin
    foreach parent in array array['run_row', 'offer_change'] loop
      part := parent || '_' || to_char(month_start at time zone 'UTC', 'YYYYMM');
      continue when to_regclass(part) is not null;
      perform pg_advisory_xact_lock(hashtext(part));
      continue when to_regclass(part) is not null;
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        part, parent, month_start, date_trunc('month', month_start + interval '32 days', 'UTC'));
    end loop;
  end $$;
revoke all on function ensure_month_partitions(timestamptz) from public;
grant execute on function ensure_month_partitions(timestamptz) to offizin_seller, offizin_retention;
drop function ensure_run_partition(timestamptz);

-- The terms are those of packages/domain/src/retention.ts; a test compares.
create function drop_expired_partitions() returns integer
  language plpgsql security definer set search_path from current
  as $$
  declare term record; part text; dropped integer := 0;
  begin
    for term in select * from (values ('run_row', 4), ('offer_change', 14)) as t (parent, months) loop
      for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = term.parent::regclass
          and c.relname < term.parent || '_' || to_char((now() - make_interval(months => term.months)) at time zone 'UTC', 'YYYYMM')
      loop
        execute format('drop table %I', part);
        dropped := dropped + 1;
      end loop;
    end loop;
    return dropped;
  end $$;
revoke all on function drop_expired_partitions() from public;
grant execute on function drop_expired_partitions() to offizin_retention;
drop function drop_expired_run_partitions();

do $$
declare month timestamptz;
begin
  for month in select distinct date_trunc('month', at, 'UTC') from offer_change_before loop
    perform ensure_month_partitions(month);
  end loop;
end $$;
insert into offer_change select * from offer_change_before;
drop table offer_change_before;
