-- The result of a row that named no product goes after its term; packages/domain/src/retention.ts has it, and a test compares.
create index sync_finding_of_row on sync_finding (found_at) where product_no is null;
create policy expired on sync_finding to offizin_retention using (product_no is null and found_at < now() - interval '30 days');
grant select, delete on sync_finding to offizin_retention;
