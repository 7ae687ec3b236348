-- What the operator sees of feeds: how they are, not where they are or with which password.
grant select (created_at, last_attempt_at, last_success_at, failures) on feed to offizin_marketplace;
