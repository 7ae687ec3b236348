-- Published versions of a shop's legal documents, numbered by type for all languages together; a row never changes.
create table legal_version (
  seller_id uuid not null,
  type text not null check (type in ('terms_conditions', 'terms_conditions_imprint', 'privacy_policy')),
  number integer not null check (number > 0),
  language text not null check (language ~ '^[a-z]{2}$'),
  brand text not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (seller_id, type, number, language),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- What is written and not yet published.
create table legal_draft (
  seller_id uuid not null,
  type text not null check (type in ('terms_conditions', 'terms_conditions_imprint', 'privacy_policy')),
  language text not null check (language ~ '^[a-z]{2}$'),
  brand text not null,
  content jsonb not null,
  version integer not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (seller_id, type, language),
  foreign key (seller_id, brand) references seller (id, brand)
);

-- Whether what a published link leads to answers.
create table legal_link (
  seller_id uuid not null,
  type text not null,
  language text not null,
  brand text not null,
  url text not null,
  silent_since timestamptz,
  next_at timestamptz not null,
  primary key (seller_id, type, language),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index legal_link_due on legal_link (brand, next_at);

do $$
declare owned text;
begin
  foreach owned in array array['legal_version', 'legal_draft', 'legal_link'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
  end loop;
end $$;
-- Without the right to change or delete, a version stays what it was when it was published.
grant select, insert on legal_version to offizin_seller;
grant select, insert, update, delete on legal_draft, legal_link to offizin_seller;
create policy own_brand on legal_link for select to offizin_marketplace using (brand = current_setting('app.brand', true));
grant select (seller_id, brand, next_at) on legal_link to offizin_marketplace;
