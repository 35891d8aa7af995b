create table if not exists webhook_claim (
  key text primary key,
  token text not null,
  is_done boolean not null,
  ends_at timestamptz not null
);
create index if not exists webhook_claim_ends_at on webhook_claim (ends_at);

create table if not exists webhook_inbox (
  key text primary key,
  received_at timestamptz not null default now()
);
create index if not exists webhook_inbox_received_at on webhook_inbox (received_at);

create table if not exists webhook_outbox (
  id bigint generated always as identity primary key,
  key text not null,
  topic text not null,
  payload json not null,
  created_at timestamptz not null default now()
);
alter table webhook_outbox add column if not exists attempts integer not null default 0;
alter table webhook_outbox add column if not exists due_at timestamptz not null default now();
alter table webhook_outbox add column if not exists died_at timestamptz;
alter table webhook_outbox add column if not exists error text;
create index if not exists webhook_outbox_due_at on webhook_outbox (due_at, id) where died_at is null;
create index if not exists webhook_outbox_died_at on webhook_outbox (died_at, id) where died_at is not null;
