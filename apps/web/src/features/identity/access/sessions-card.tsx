import type { SessionView } from '@offizin/contract/identity/access';
import { IconCircleCheck, IconDeviceDesktop, IconDeviceMobile, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useChange } from './access-queries.ts';
import { Card, Row, Rows } from '../../../ui/card.tsx';
import { useMoment, useWhen } from './when.ts';

function useDeviceName(): (device: SessionView['device']) => string {
  const t = useTranslations('access.device');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('both', { browser, system });
    return browser ?? system ?? t('unknown');
  };
}

/** What is known of a session beyond its device, in the order of what tells most. */
function useDetails(): (session: SessionView) => string {
  const t = useTranslations('access.sessions');
  const formats = useFormats();
  const when = useWhen();
  const moment = useMoment();
  return (session) => {
    const { operator, address, way, isRemembered, isOwn, since, lastSeenAt } = session;
    if (operator !== null) return t('operator', { time: formats.time(operator.until) });
    const wayText = isRemembered && !isOwn ? t('remembered') : t(`way.${way}`);
    const time = isOwn ? t('since', { time: moment(since) }) : t('last', { time: when(lastSeenAt) });
    return [address, wayText, time].filter((part) => part !== null).join(' · ');
  };
}

function Session({ session }: { session: SessionView }) {
  const t = useTranslations('access.sessions');
  const deviceName = useDeviceName();
  const details = useDetails();
  const { sessionId, operator, device, isOwn } = session;
  const name = operator?.name ?? deviceName(device);
  const end = useChange({
    send: () => call('DELETE /access/sessions/:sessionId', { params: { sessionId } }),
    onDone: () => showSnackbar('success', t('endedOne', { name })),
  });
  const Icon = operator !== null ? IconUsers : device.isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Row icon={<Icon />} isMarked={isOwn} title={name} text={details(session)}>
      {isOwn ? (
        <Chip tone="green" icon={<IconCircleCheck size={14} aria-hidden />}>
          {t('own')}
        </Chip>
      ) : (
        <Button aria-label={t('endOne', { name })} running={end.isPending && t('ending')} onClick={() => end.mutate()}>
          {t('end')}
        </Button>
      )}
    </Row>
  );
}

/** Where one is signed in, and who else acts for the shop; each can be ended, or all others together. */
export function SessionsCard({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useTranslations('access.sessions');
  const formats = useFormats();
  const others = sessions.filter(({ isOwn }) => !isOwn).length;
  const endOthers = useChange({
    send: () => call('POST /access/sessions/end-others', {}),
    onDone: () => showSnackbar('success', t('ended', { count: others })),
  });
  const action =
    others === 0 ? undefined : (
      <Button tone="danger" running={endOthers.isPending && t('ending')} onClick={() => endOthers.mutate()}>
        {t('endOthers', { count: others })}
      </Button>
    );
  return (
    <Card title={t('title')} note={formats.number(sessions.length)} action={action} footer={t('rules')}>
      <Rows>
        {sessions.map((session) => (
          <Session key={session.sessionId} session={session} />
        ))}
      </Rows>
    </Card>
  );
}
