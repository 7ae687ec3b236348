-- Tables that several nodes have copies of: who writes them says that sessions may have ended, and since when a person is in no
-- team. A trigger would say it on each node, and could not look at another table there.
drop trigger membership_changed on membership;
drop trigger membership_left on membership;
drop trigger second_factor_required on seller;
drop trigger seller_banned on seller;
drop trigger user_banned on user_account;
drop function note_left_at();
