-- A seller's step that can still be taken back (ORD-17): the order has it already, nobody outside has heard of it. What
-- it was like before, and what is to be told and when.
alter table seller_order
  add column sends_at timestamptz,
  add column held_step jsonb;
