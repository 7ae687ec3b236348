-- Whether who changes money, payouts or the team of the shop must have a second factor (AUT-17).
alter table seller add column second_factor_required boolean not null default false;

-- Streams of who is still to set one up end, and so do those of who gives the last one up.
create trigger second_factor_required after update of second_factor_required on seller
  for each row when (new.second_factor_required and not old.second_factor_required) execute function notify_ended_session();
create trigger authenticator_removed after delete on authenticator for each row execute function notify_ended_session();
create trigger passkey_removed after delete on passkey for each row execute function notify_ended_session();
