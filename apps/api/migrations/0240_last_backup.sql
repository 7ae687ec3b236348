-- When the database was backed up last: written by `npm run backup`, or by whoever backs up a PostgreSQL of the operator's own.
create table last_backup (
  one boolean primary key default true check (one),
  made_at timestamptz not null
);
grant select on last_backup to offizin_identity;
