-- What customers write about their orders, and what the shop answers (ORD-22): an order has one conversation for each subject.
create table conversation (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  order_id uuid not null,
  subject text not null check (subject in ('delivery', 'damaged', 'product', 'advice', 'invoice', 'cancellation', 'other')),
  state text not null check (state in ('open', 'answered', 'closed')),
  version integer not null default 1,
  opened_at timestamptz not null,
  -- Of the last message, whoever wrote it; notes do not count.
  last_at timestamptz not null,
  -- Until when a reply is due.
  due_at timestamptz,
  closed_at timestamptz,
  -- Null where the time closed it.
  closed_by text,
  closing_reason text check (closing_reason in ('answered_elsewhere', 'settled', 'unrelated')),
  -- When its texts and files went with the customer of the order.
  erased_at timestamptz,
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, order_id) references seller_order (seller_id, id),
  check ((state = 'open') = (due_at is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index conversation_current on conversation (seller_id, order_id, subject) where state <> 'closed';
create index conversation_of_order on conversation (seller_id, order_id, subject, last_at);
create index conversation_by_deadline on conversation (seller_id, due_at, id) where state = 'open';
create index conversation_by_last on conversation (seller_id, state, last_at, id);
create index conversation_due on conversation (brand, due_at) where state = 'open';
create index conversation_quiet on conversation (brand, last_at) where state = 'answered';
create index conversation_kept on conversation (brand, opened_at) where erased_at is null;

create table message (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  brand text not null,
  -- Its place in the conversation, in the order in which they came in.
  no integer not null,
  author text not null check (author in ('customer', 'shop', 'note')),
  -- The marketplace's own number of what a customer wrote.
  message_no text,
  written_at timestamptz not null,
  -- What a customer wrote is kept as the shop may read it, without contact data.
  text text not null,
  hidden text[] not null default '{}',
  files jsonb,
  written_by text,
  impersonated_by text,
  primary key (seller_id, id),
  unique (seller_id, message_no),
  unique (seller_id, conversation_id, no),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, conversation_id) references conversation (seller_id, id) on delete cascade,
  check ((author = 'customer') = (message_no is not null)),
  check ((author = 'customer') = (written_by is null))
);

-- Each time it was the shop's turn: when a reply was due, and when it came. One that needed no reply is taken out.
create table message_turn (
  seller_id uuid not null,
  conversation_id uuid not null,
  no integer not null,
  brand text not null,
  due_at timestamptz not null,
  replied_at timestamptz,
  primary key (seller_id, conversation_id, no),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, conversation_id) references conversation (seller_id, id) on delete cascade
);
create index message_turn_due on message_turn (seller_id, due_at);

-- What somebody has typed and not sent yet.
create table message_draft (
  seller_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  brand text not null,
  text text not null,
  written_by text not null,
  saved_at timestamptz not null,
  primary key (seller_id, conversation_id, user_id),
  foreign key (seller_id, brand) references seller (id, brand),
  foreign key (seller_id, conversation_id) references conversation (seller_id, id) on delete cascade,
  foreign key (seller_id, user_id) references membership (seller_id, user_id) on delete cascade
);

create table message_template (
  seller_id uuid not null,
  id uuid not null default gen_random_uuid(),
  brand text not null,
  locale text not null,
  name text not null check (length(name) between 1 and 40),
  text text not null,
  version integer not null default 1,
  -- Who saved it last.
  made_by text not null,
  changed_at timestamptz not null,
  primary key (seller_id, id),
  foreign key (seller_id, brand) references seller (id, brand)
);
create index message_template_of_locale on message_template (seller_id, locale);

do $$
declare owned text;
begin
  foreach owned in array array['conversation', 'message', 'message_turn', 'message_draft', 'message_template'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy own_seller on %I to offizin_seller using (seller_id = current_seller()) with check (seller_id = current_seller())', owned);
    execute format('grant select on %I to offizin_seller', owned);
  end loop;
  foreach owned in array array['conversation', 'message', 'message_turn'] loop
    execute format('create policy own_brand on %I to offizin_marketplace using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', owned);
    execute format('grant select, insert on %I to offizin_marketplace', owned);
  end loop;
end $$;
grant update (state, version, last_at, due_at, closed_at, closed_by, closing_reason, erased_at) on conversation
  to offizin_seller, offizin_marketplace;
grant insert on message, message_draft, message_template to offizin_seller;
-- What was written cannot be changed; it goes with the customer.
grant update (text, files) on message to offizin_seller;
grant update (files) on message to offizin_marketplace;
grant update (replied_at) on message_turn to offizin_seller;
grant delete on message_turn to offizin_seller;
grant update, delete on message_draft, message_template to offizin_seller;
