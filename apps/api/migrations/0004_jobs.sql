-- The seller's role may ask for work in its own transaction without any right on the queue's tables.
create function enqueue_job(task text, payload json) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin perform graphile_worker.add_job(task, payload, max_attempts => 5); end $$;
revoke all on function enqueue_job(text, json) from public;
grant execute on function enqueue_job(text, json) to offizin_seller;
