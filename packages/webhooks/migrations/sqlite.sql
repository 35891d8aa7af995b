create table if not exists webhook_claim (
  key text primary key,
  token text not null,
  is_done integer not null,
  ends_at integer not null,
  digest text
) without rowid;
