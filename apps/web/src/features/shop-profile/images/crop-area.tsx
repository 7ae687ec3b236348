import 'react-easy-crop/react-easy-crop.css';
import { shopImages, type ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import Cropper from 'react-easy-crop';
import { useTranslations } from 'use-intl';
import type { DrawnPicture, Share } from './drawn-picture.ts';
import classes from './crop.module.css';

const step = 4;
/** The kit's control makes a fifth of a step while Shift is held. */
const largeStep = 5 * 40;
const zoomStep = 0.1;
export const mostZoom = 4;

export const zoomBy = (zoom: number, steps: number): number =>
  Math.min(mostZoom, Math.max(1, Math.round((zoom + steps * zoomStep) * 100) / 100));

interface CropAreaProps {
  readonly kind: ShopImageKind;
  readonly picture: DrawnPicture;
  /** The part that is shown first. */
  readonly start: Share | null;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onChange: (share: Share) => void;
}

/** The picture with the part that is chosen: moved by pointer, fingers or keys. */
export function CropArea({ kind, picture, start, zoom, onZoom, onChange }: CropAreaProps) {
  const t = useTranslations('profile.crop');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [keyboardStep, setKeyboardStep] = useState(step);
  const { width, height } = shopImages[kind];
  const readKeys = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) flushSync(() => setKeyboardStep(event.shiftKey ? largeStep : step));
    const steps = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onZoom(zoomBy(zoom, steps));
  };
  return (
    <div className={classes['area']} onKeyDownCapture={readKeys} role="group" aria-label={t('area')}>
      <Cropper
        image={picture.address}
        crop={crop}
        zoom={zoom}
        maxZoom={mostZoom}
        aspect={width / height}
        keyboardStep={keyboardStep}
        disableAutomaticStylesInjection
        {...(start !== null && { initialCroppedAreaPercentages: start })}
        cropperProps={{ 'aria-label': t('hint'), role: 'application' }}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        onCropAreaChange={onChange}
      />
    </div>
  );
}
