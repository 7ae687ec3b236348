-- A reply that holds a secret can be repeated for ten minutes; until then it is sealed, and then it goes (security 25, 46).
alter policy expired on idempotency using (
  created_at < now() - interval '7 days' or (reply ? 'sealed' and created_at < now() - interval '10 minutes')
);
alter policy expired on machine_idempotency using (
  created_at < now() - interval '7 days' or (reply ? 'sealed' and created_at < now() - interval '10 minutes')
);
grant delete on machine_idempotency to offizin_marketplace;
