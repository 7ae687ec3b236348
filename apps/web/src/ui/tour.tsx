import '@mantine/core/styles/Tour.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Group.layer.css';
import { Tour } from '@mantine/core';
import { useMedia } from '../platform/media.ts';
import classes from './tour.module.css';

export interface ShownStep {
  /** A selector of what it points at. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
}

export interface GuidedTourProps {
  readonly steps: readonly ShownStep[];
  readonly labels: {
    readonly skip: string;
    readonly back: string;
    readonly next: string;
    readonly done: string;
    readonly counter: (current: number, total: number) => string;
  };
  /** A step is shown, counted from 0. */
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
}

/** Points at one place of the screen after the other; the focus stays in it, the arrow keys move and Esc ends it. */
export function GuidedTour({ steps, labels, onStep, onClose }: GuidedTourProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { skip, back, next, done, counter } = labels;
  const duration = isStill ? 0 : 150;
  return (
    <Tour
      active
      onClose={onClose}
      onStepOpen={onStep}
      labels={{ skip, back, next, close: done, stepCounter: counter }}
      withCloseButton={false}
      transitionProps={{ duration, transition: 'fade' }}
      stepTransitionDuration={duration}
      scrollToHandler={(element) =>
        element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
      }
      overlayColor="var(--scrim)"
      spotlightPadding={6}
      spotlightRadius={8}
      maxWidth={380}
      zIndex={350}
      classNames={{
        tooltip: classes['tooltip'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
        stepCounter: classes['counter'] ?? '',
        navigation: classes['navigation'] ?? '',
        navigationButton: classes['button'] ?? '',
      }}
    >
      {steps.map(({ target, title, text }) => (
        <Tour.Step key={target} target={target} title={title}>
          {text}
        </Tour.Step>
      ))}
    </Tour>
  );
}
