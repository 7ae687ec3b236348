-- Who writes a row of the audit names it to the job that mails it to the owners; what it says is not read that way.
grant select (id) on audit to offizin_identity;
