-- Rows of runs are appended at the end of their index: behind the seller they came between those of others, page by page.
alter table run_row drop constraint run_row_pkey;
alter table run_row add primary key (run_no, row_number, seller_id, at);
