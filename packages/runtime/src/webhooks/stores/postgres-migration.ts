/**
 * Creates the tables of the Postgres stores. Run it with your other migrations, and again with each new version of this
 * package: it adds what is missing and keeps existing rows. Several processes may run it at once, and it locks no table
 * that needs no change. It is one statement, so it is atomic.
 */
export const postgresMigration: string = `do $migration$
declare
  step record;
begin
  -- The next process waits here. The number stands for this migration.
  perform pg_advisory_xact_lock(7405166812036);

  create table if not exists webhook_claim (
    key text primary key,
    token text not null,
    is_done boolean not null,
    ends_at timestamptz not null,
    digest text
  );
  -- A message whose work is not finished has the number of its transaction, which others see only if it was committed early.
  create table if not exists webhook_inbox (
    key text primary key,
    received_at timestamptz not null default now(),
    pending_in bigint,
    digest text
  );
  create table if not exists webhook_failure (
    key text primary key,
    consumer text not null,
    delivery json not null,
    attempts integer not null default 1,
    error text not null,
    failed_at timestamptz not null default now()
  );
  create table if not exists webhook_outbox (
    id bigint generated always as identity primary key,
    key text not null,
    topic text not null,
    payload json not null,
    created_at timestamptz not null default now()
  );

  -- Altering a table, or indexing it, waits for everybody who uses it: only what is missing is added.
  for step in
    select wanted.* from (values
      ('webhook_claim', 'digest', 'text'),
      ('webhook_inbox', 'pending_in', 'bigint'),
      ('webhook_inbox', 'digest', 'text'),
      ('webhook_outbox', 'attempts', 'integer not null default 0'),
      ('webhook_outbox', 'due_at', 'timestamptz not null default now()'),
      ('webhook_outbox', 'died_at', 'timestamptz'),
      ('webhook_outbox', 'error', 'text')
    ) as wanted (relation, name, definition)
    where not exists (
      select from pg_attribute
      where attrelid = wanted.relation::regclass and attname = wanted.name and not attisdropped
    )
  loop
    execute format('alter table %I add column %I %s', step.relation, step.name, step.definition);
  end loop;
  for step in
    select wanted.* from (values
      ('webhook_claim', 'webhook_claim_ends_at', '(ends_at)'),
      ('webhook_inbox', 'webhook_inbox_received_at', '(received_at)'),
      ('webhook_failure', 'webhook_failure_failed_at', '(consumer, failed_at)'),
      ('webhook_outbox', 'webhook_outbox_due_at', '(due_at, id) where died_at is null'),
      ('webhook_outbox', 'webhook_outbox_died_at', '(died_at, id) where died_at is not null')
    ) as wanted (relation, name, definition)
    where not exists (
      select from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = wanted.relation::regclass and relname = wanted.name
    )
  loop
    execute format('create index %I on %I %s', step.name, step.relation, step.definition);
  end loop;
end
$migration$;
`;
