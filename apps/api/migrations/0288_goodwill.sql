-- A shop begins a return itself, to give something back that nobody has asked for.
grant insert on order_return to offizin_seller;
