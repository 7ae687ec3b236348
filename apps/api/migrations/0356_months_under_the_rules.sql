-- The rules of a table hold for its months only as long as they are asked for through it: a month itself is under row-level
-- security, too, and has no rule that shows a row.
create or replace function ensure_month_partitions(moment timestamptz) returns void
  language plpgsql security definer set search_path from current
  as $$
  declare month_start timestamptz := date_trunc('month', moment, 'UTC');
    parent text;
    part text;
  begin
    foreach parent in array array['run_row', 'offer_change', 'price_rule_change'] loop
      part := parent || '_' || to_char(month_start at time zone 'UTC', 'YYYYMM');
      continue when to_regclass(part) is not null;
      perform pg_advisory_xact_lock(hashtext(part));
      execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
        part, parent, month_start, date_trunc('month', month_start + interval '32 days', 'UTC'));
      execute format('alter table %I enable row level security', part);
      execute format('alter table %I force row level security', part);
    end loop;
  end $$;

do $$
declare part regclass;
begin
  for part in select c.oid from pg_class c where c.relispartition and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace loop
    execute format('alter table %s enable row level security', part);
    execute format('alter table %s force row level security', part);
  end loop;
end $$;
