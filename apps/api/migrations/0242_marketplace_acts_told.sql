-- The marketplace, too, names the row of the audit that the owners are mailed; what it says is not read that way.
grant select (id) on audit to offizin_marketplace;
