-- What an attempt was signed with, so that a receiver that refuses it can be compared with what was sent.
alter table webhook_attempt add column signature text;
