-- Whether a template promises a replacement: the reply that it fills comes with one.
alter table message_template add column replaces boolean not null default false;
