-- Whether seats may ask to take back; in no game of before they could.
alter table game add column take_backs boolean not null default false;
