-- "case x when y" cannot be sent on from one node to another once the function is part of a statement: "case when x = y" can.
create or replace function brand_time_zone(brand text) returns text language sql immutable parallel safe as $$
  select case when brand = 'de' then 'Europe/Berlin' when brand = 'ch' then 'Europe/Zurich' when brand = 'es' then 'Europe/Madrid' end
$$;
create or replace function line_count(lines jsonb) returns integer language sql immutable parallel safe as $$
  select case when jsonb_typeof(lines) = 'array' then jsonb_array_length(lines) else 0 end
$$;
