-- Products are found by a part of their code, too: what is still legible on a torn pack, the last digits that a customer reads out.
-- The expression of a stored column cannot be changed; grant and index go with it.
alter table product drop column search_text;
alter table product add column search_text text generated always as (lower(
  name || ' ' || pack || ' ' || product_brand || ' ' || coalesce(national_code, '') || ' ' || coalesce(gtin, '')
)) stored;
create index product_search on product using gin (search_text gin_trgm_ops);
grant select (search_text) on product to offizin_catalogue;
