import type { TourName } from '@offizin/domain/tours/tours';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GuidedTour } from '../ui/tour.tsx';
import { keepViewed } from './tours-keep.ts';
import { endTour, reachStep } from './tours-running.ts';
import { selectorOf, shownSteps } from './tours-steps.ts';

/** Shows the steps of a tour whose targets were on the screen when it began. */
export function ToursShow({ name }: { name: TourName }) {
  const t = useTranslations('tours');
  const [steps] = useState(() => shownSteps(name));
  const shown = steps.map((step) => ({
    target: selectorOf(step),
    title: t(`${name}.${step.text}.title` as 'order_card.number.title'),
    text: t(`${name}.${step.text}.text` as 'order_card.number.text'),
  }));
  const labels = {
    skip: t('skip'),
    back: t('back'),
    next: t('next'),
    done: t('done'),
    counter: (current: number, total: number) => t('counter', { current: String(current), total: String(total) }),
  };
  return (
    <GuidedTour
      steps={shown}
      labels={labels}
      onStep={(step) => {
        const began = reachStep({ isLast: step === shown.length - 1 });
        if (began !== null) keepViewed(began);
      }}
      onClose={endTour}
    />
  );
}
