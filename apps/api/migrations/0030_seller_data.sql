-- A seller's whole data in one archive; it holds customers, so erasure must reach it.
alter table export drop constraint export_format_check;
alter table export add constraint export_format_check check (format in ('xlsx', 'csv', 'zip'));
grant delete on export to offizin_seller;
