-- Two that make a month at once: whoever waited for the lock still knew the answer of before it, and made the table again.
create or replace function ensure_month_partitions(moment timestamptz) returns void
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
      execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
        part, parent, month_start, date_trunc('month', month_start + interval '32 days', 'UTC'));
    end loop;
  end $$;
