alter table game add column late text;
