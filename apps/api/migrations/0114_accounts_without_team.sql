-- When a person's last access to any shop ended or will end; null while one has no end. Their account goes some time after.
alter table user_account add column left_at timestamptz;

create function note_left_at() returns trigger language plpgsql as $$
declare who uuid := coalesce(new.user_id, old.user_id);
begin
  update user_account u set left_at = (
      select case when count(*) = 0 then now() when bool_or(m.ends_at is null) then null else max(m.ends_at) end
      from membership m where m.user_id = who
    ) where u.id = who;
  return null;
end $$;
create trigger membership_left after insert or delete or update of ends_at on membership
  for each row execute function note_left_at();

update user_account u set left_at = (
  select case when count(*) = 0 then now() when bool_or(m.ends_at is null) then null else max(m.ends_at) end
  from membership m where m.user_id = u.id);

create index user_account_left on user_account (left_at) where left_at is not null;
create policy expired on user_account to offizin_retention using (left_at < now() - interval '800 days');
grant select, delete on user_account to offizin_retention;
