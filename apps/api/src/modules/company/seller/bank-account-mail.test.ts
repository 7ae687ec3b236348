import { expect, test } from 'vitest';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { portalForFile } from '../../../testing/portal.ts';
import { joinTeam, openTeam } from '../../../testing/teams.ts';
import { mailBankAccount } from '../jobs/mail-bank-account.job.ts';

const server = forThisFile(await openMailServer());
const portal = await portalForFile({ smtpUrl: server.url });

test('PRO-02 every owner is mailed that the account is another one, by its end; nobody else is', async () => {
  const team = await openTeam(portal);
  const second = await joinTeam(portal, team, 'owner');
  await joinTeam(portal, team, 'manager');
  await portal.ask('delete from graphile_worker._private_jobs');
  const values = { accountHolder: 'Sabine Roth', iban: 'DE89370400440532013000' };
  await team.owner.ask('PUT /company/bank-account', { body: { version: 0, values } });
  const jobs = await portal.ask<{ payload: { userId: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail_bank_account'`,
  );
  expect(jobs.map(({ payload }) => payload.userId).toSorted()).toEqual([team.ownerId, second.userId].toSorted());
  for (const { payload } of jobs) await mailBankAccount.run(portal.jobContext(), payload);
  const owners = await portal.ask<{ email: string }>('select email from user_account where id = any($1::uuid[])', [
    [team.ownerId, second.userId],
  ]);
  expect(server.mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
    owners.map(({ email }) => email).toSorted(),
  );
  const [mail] = server.mails;
  expect(mail?.subject).toBe('Ihre Bankverbindung wurde geändert');
  expect(mail?.text).toContain('DE ··· 3000');
  expect(mail?.text).toContain('/seller/perfil/empresa');
  expect(`${mail?.text}${mail?.html}`).not.toContain('DE8937');
});
