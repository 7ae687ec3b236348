import type { RuleChange, RuledOfferView, RuleList } from '@offizin/contract/price-rules/views';
import type { WaitReason } from '@offizin/domain/price-rules/decide-price';
import { IconArrowBackUp, IconClock, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useRuleRefusal } from '../rule-queries.ts';
import { useRuleFormats, useWhen } from '../rule-words.ts';
import classes from './offer.module.css';
import { useOfferActs } from './use-offer-acts.ts';

/** Waits that somebody's own act began: the rule may follow again before they end. */
const ownWaits: ReadonlySet<WaitReason | null> = new Set(['edited', 'fed', 'restored']);

const canResume = ({ waits }: RuledOfferView): boolean => ownWaits.has(waits);

/** What the first of today's changes changed, where it has not gone back already. */
const earlierOf = ({ earlier, price }: RuledOfferView) => (earlier?.price === price ? null : earlier);

function Choice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** What comes of doing nothing, of putting the price back, of taking the product out, and of letting the rule follow again. */
export function OfferChoices({ offer, list }: { offer: RuledOfferView; list: RuleList | undefined }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { cents, number, time } = useRuleFormats();
  const when = useWhen();
  const { price, waitsUntil, bestSteps } = offer;
  const earlier = earlierOf(offer);
  const best = bestSteps.at(-1)?.price ?? null;
  const nothing =
    waitsUntil === null
      ? t('nothingFollows', { time: list === undefined ? '–' : time(list.nextLookAt) })
      : t('nothingWaits', { when: when(waitsUntil), best: best === null ? '–' : cents(best) });
  const placeText = ({ before, after, of }: RuleChange['place']) =>
    t(before === after ? 'samePlace' : 'newPlace', { before: number(before), after: number(after), of: number(of) });
  return (
    <ul className={classes['choices']} aria-label={t('choices')}>
      <Choice icon={<IconClock size={16} aria-hidden />} title={t('nothing')}>
        {nothing}
      </Choice>
      {canResume(offer) ? (
        <Choice icon={<IconPlayerPlay size={16} aria-hidden />} title={t('resumeChoice')}>
          {t('resumeText')}
        </Choice>
      ) : null}
      {earlier === null ? null : (
        <Choice
          icon={<IconArrowBackUp size={16} aria-hidden />}
          title={t('restoreChoice', { price: cents(earlier.price) })}
        >
          {placeText(earlier.place)}; {t('restoreText')}
        </Choice>
      )}
      <Choice icon={<IconX size={16} aria-hidden />} title={t('outChoice')}>
        {t('outText', { price: cents(price) })}
      </Choice>
    </ul>
  );
}

/** The acts: taking out stands apart, the filled one is what the wait is about. */
export function OfferActs({ offer, onOut }: { offer: RuledOfferView; onOut: () => void }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { cents } = useRuleFormats();
  const refusal = useRuleRefusal();
  const acts = useOfferActs(offer, onOut);
  const earlier = earlierOf(offer);
  const isResumed = canResume(offer);
  const common = { area: 'prices', refusal, running: acts.isRunning && t('running') } as const;
  return (
    <>
      <ChangeButton {...common} running={undefined} className={classes['out']} onClick={acts.takeOut}>
        {t('out')}
      </ChangeButton>
      {isResumed ? (
        <ChangeButton {...common} tone="primary" icon={<IconPlayerPlay size={16} aria-hidden />} onClick={acts.resume}>
          {t('resume')}
        </ChangeButton>
      ) : null}
      {earlier === null || isResumed ? null : (
        <ChangeButton
          {...common}
          tone="primary"
          icon={<IconArrowBackUp size={16} aria-hidden />}
          onClick={acts.restore}
        >
          {t('restore', { price: cents(earlier.price) })}
        </ChangeButton>
      )}
    </>
  );
}
