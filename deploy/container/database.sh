#!/bin/sh
# The user with whom the processes sign in: it owns nothing, and takes a role in each transaction.
set -eu
psql --username offizin --dbname offizin --set ON_ERROR_STOP=1 --set password="$PROCESS_PASSWORD" <<'SQL'
create role offizin_process login noinherit password :'password';
SQL
