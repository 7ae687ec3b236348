-- The audit as the seller reads it: from where, and what changed from what to what; never secrets.
alter table audit
  add column address text,
  add column agent text,
  add column changes jsonb not null default '[]';

create index audit_history on audit (seller_id, at, id);
drop index audit_seller;

-- A seller reads the rows of its own; nobody changes or deletes any.
create policy own_history on audit for select to offizin_seller using (seller_id = current_seller());
grant select on audit to offizin_seller;
