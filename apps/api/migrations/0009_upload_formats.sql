-- The formats in which a seller may upload its offers: the marketplace decides, Excel is the rule.
alter table seller
  add upload_formats text[] not null default '{xlsx}'
  check (cardinality(upload_formats) > 0 and upload_formats <@ array['xlsx', 'csv', 'ods']);
