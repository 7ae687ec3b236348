-- An offer that takes what its feed said last is a change with a reason of its own.
alter table catalogue_run drop constraint catalogue_run_kind_check;
alter table catalogue_run add constraint catalogue_run_kind_check
  check (kind in ('upload', 'feed', 'marketplace', 'edit', 'remedy', 'catalogue', 'revert', 'restore', 'feed_value'));
