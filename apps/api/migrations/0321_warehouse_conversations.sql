-- The marketplace answers for what its own warehouse sends: shops read what it and their customers write.
alter table message drop constraint message_author_check;
alter table message add constraint message_author_check check (author in ('customer', 'shop', 'note', 'marketplace'));
alter table message drop constraint message_check;
alter table message add constraint message_check check ((author in ('customer', 'marketplace')) = (message_no is not null));
alter table message drop constraint message_check1;
alter table message add constraint message_check1 check ((author in ('customer', 'marketplace')) = (written_by is null));

-- How far somebody of the shop has read.
alter table conversation add column seen_no integer not null default 0;
grant update (seen_no) on conversation to offizin_seller;
