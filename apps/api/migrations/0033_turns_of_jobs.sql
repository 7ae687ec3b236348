-- A job that is asked for again keeps its place in the line; its flags say what kind of work it is.
drop function enqueue_job(text, json, text, text);
create function enqueue_job(task text, payload json, queue text default null, waiting_key text default null, kinds text[] default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin
    perform graphile_worker.add_job(task, payload, queue_name => queue, job_key => waiting_key, max_attempts => 5,
      flags => kinds, job_key_mode => 'preserve_run_at');
  end $$;
revoke all on function enqueue_job(text, json, text, text, text[]) from public;
grant execute on function enqueue_job(text, json, text, text, text[]) to offizin_seller, offizin_marketplace;
