-- Units of a return that the shop found saleable go back into its own stock, once: which, and when.
alter table order_return add column restock jsonb;
alter table order_return add column restocked_at timestamptz;

-- They are changes of offers with a reason of their own.
alter table catalogue_run drop constraint catalogue_run_kind_check;
alter table catalogue_run add constraint catalogue_run_kind_check check (kind in ('upload', 'feed', 'marketplace', 'edit', 'remedy',
  'catalogue', 'revert', 'restore', 'feed_value', 'price_proposal', 'return'));
