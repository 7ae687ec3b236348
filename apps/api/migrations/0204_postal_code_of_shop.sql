-- The postal code tells in which part of its country a shop lies where its region is not given: whose clock it has and
-- whose public holidays.
grant select (postal_code) on seller to offizin_seller;
