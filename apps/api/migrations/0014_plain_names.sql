-- Names in the field's words; what they name stays as it is.
alter table worker_beat rename to worker_heartbeat;
alter table worker_heartbeat rename column beat_at to seen_at;
alter index worker_beat_pkey rename to worker_heartbeat_pkey;

alter function tell_ended_session() rename to notify_ended_session;
alter function drop_outlived_run_partitions() rename to drop_expired_run_partitions;

do $$ declare relation regclass; begin
  for relation in select polrelid::regclass from pg_policy
    where polname = 'outlived' and polrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
  loop
    execute format('alter policy outlived on %s rename to expired', relation);
  end loop;
end $$;

-- A parameter cannot be renamed in place.
drop function enqueue_job(text, json, text, text);
create function enqueue_job(task text, payload json, queue text default null, waiting_key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin
    perform graphile_worker.add_job(task, payload, queue_name => queue, job_key => waiting_key, max_attempts => 5);
  end $$;
revoke all on function enqueue_job(text, json, text, text) from public;
grant execute on function enqueue_job(text, json, text, text) to offizin_seller, offizin_marketplace;
