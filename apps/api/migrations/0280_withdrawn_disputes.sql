-- A shop takes a dispute back while it waits (MET-07): the history and the marketplace's events keep that it was there.
grant delete on metric_dispute to offizin_seller;
