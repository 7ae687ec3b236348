-- Special hours and emergency duties can be changed, not only added and removed (PRO-03).
grant update (day, hours, note) on special_hours to offizin_seller;
grant update (begins_at, ends_at, note) on emergency_duty to offizin_seller;
