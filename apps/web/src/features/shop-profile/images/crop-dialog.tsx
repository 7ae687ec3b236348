import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { type ImagePart, partFaultOf, shopImages, type ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { IconAlertCircle, IconCircleCheck, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { Dialog, DialogNote } from '../../../ui/dialog.tsx';
import { CropArea, mostZoom, zoomBy } from './crop-area.tsx';
import classes from './crop.module.css';
import { type DrawnPicture, drawPicture, partOf, type Share, shareOf } from './drawn-picture.ts';
import { putImage, useTakeProfile } from '../profile-queries.ts';

/** A picture of which a part is chosen: a file that is new, or the one that is shown. */
export interface Cropping {
  readonly kind: ShopImageKind;
  readonly bitmap: ImageBitmap;
  readonly file: File | null;
  /** The part that is shown now. */
  readonly part: ImagePart | null;
}

function Cut({ picture, share, shape }: { picture: DrawnPicture; share: Share; shape: 'wide' | 'narrow' | 'square' }) {
  const at = (from: number, length: number) => (length >= 100 ? 0 : (from / (100 - length)) * 100);
  const style: CSSProperties = {
    backgroundImage: `url("${picture.address}")`,
    backgroundSize: `${10_000 / share.width}% ${10_000 / share.height}%`,
    backgroundPosition: `${at(share.x, share.width)}% ${at(share.y, share.height)}%`,
  };
  return <div className={classes['cut']} data-shape={shape} style={style} />;
}

function Looks({ kind, picture, share }: { kind: ShopImageKind; picture: DrawnPicture; share: Share }) {
  const t = useTranslations('profile');
  const shapes = kind === 'BACKGROUND' ? (['wide', 'narrow'] as const) : (['square'] as const);
  return (
    <>
      <h3>{t('crop.looks')}</h3>
      {shapes.map((shape) => (
        <figure key={shape}>
          {shape === 'square' ? null : (
            <figcaption>{t(shape === 'wide' ? 'preview.desktop' : 'preview.phone')}</figcaption>
          )}
          <Cut picture={picture} share={share} shape={shape} />
        </figure>
      ))}
    </>
  );
}

function Facts({ kind, part, file }: { kind: ShopImageKind; part: ImagePart; file: File | null }) {
  const t = useTranslations('profile.crop');
  const { number } = useFormats();
  const pixels = ({ width, height }: { width: number; height: number }) =>
    t('pixels', { width: number(width), height: number(height) });
  const megabytes = (bytes: number) => number(Math.max(0.1, Math.round(bytes / 104_858) / 10));
  return (
    <dl className={classes['facts']}>
      <dt>{t('part')}</dt>
      <dd>{pixels(part)}</dd>
      <dt>{t('least')}</dt>
      <dd>{pixels(shopImages[kind])}</dd>
      {file === null ? null : (
        <>
          <dt>{t('file')}</dt>
          <dd>{`${file.type === 'image/png' ? 'PNG' : 'JPG'}, ${megabytes(file.size)} MB`}</dd>
        </>
      )}
      <dt>{t('stored')}</dt>
      <dd>{t('noPlace')}</dd>
    </dl>
  );
}

function useCropping({ kind, bitmap, part }: Cropping) {
  const [turns, setTurns] = useState<number>(part?.turns ?? 0);
  const [zoom, setZoom] = useState(1);
  const picture = useMemo(() => drawPicture(bitmap, turns), [bitmap, turns]);
  const start = part !== null && part.turns === turns ? shareOf(part, picture.size) : null;
  const [share, setShare] = useState<Share>(start ?? { x: 0, y: 0, width: 100, height: 100 });
  const chosen = partOf(kind, share, { size: picture.size, turns });
  return {
    picture,
    start,
    share,
    setShare,
    zoom,
    setZoom,
    chosen,
    turn: () => {
      setZoom(1);
      setTurns((turns + 1) % 4);
    },
    isLargeEnough: partFaultOf(kind, chosen, bitmap) === null,
  };
}

type CroppingState = ReturnType<typeof useCropping>;

function ZoomLine({ cropping }: { cropping: CroppingState }) {
  const t = useTranslations('profile.crop');
  const { zoom, setZoom, turn } = cropping;
  return (
    <div className={classes['zoom']}>
      <IconButton framed label={t('out')} onClick={() => setZoom(zoomBy(zoom, -1))}>
        <IconZoomOut aria-hidden />
      </IconButton>
      <input
        type="range"
        aria-label={t('zoom')}
        min={1}
        max={mostZoom}
        step={0.05}
        value={zoom}
        onChange={(event) => setZoom(Number(event.currentTarget.value))}
      />
      <IconButton framed label={t('in')} onClick={() => setZoom(zoomBy(zoom, 1))}>
        <IconZoomIn aria-hidden />
      </IconButton>
      <Button icon={<IconRotateClockwise size={16} aria-hidden />} onClick={turn}>
        {t('turn')}
      </Button>
    </div>
  );
}

interface CropDialogProps {
  readonly cropping: Cropping;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

function useSavePart({ kind, file }: Cropping, chosen: ImagePart, onSaved: () => void) {
  const t = useTranslations('profile.image');
  const take = useTakeProfile();
  return useMutation<ShopProfile>({
    mutationFn: () =>
      file === null
        ? call('POST /shop-profile/images/:kind/crop', { params: { kind }, body: chosen })
        : putImage(kind, chosen, file),
    onSuccess: (profile) => {
      take(profile);
      showSnackbar('success', t('saved', { image: t(`kind.${kind}`) }));
      onSaved();
    },
  });
}

/** What is wrong with the part, or that nothing is. */
function PartState({ problem }: { problem: string | null }) {
  const t = useTranslations('profile.crop');
  const Icon = problem === null ? IconCircleCheck : IconAlertCircle;
  return (
    <DialogNote icon={<Icon size={16} className={classes[problem === null ? 'fine' : 'wrong']} aria-hidden />}>
      <span role="status">{problem ?? t('enough')}</span>
    </DialogNote>
  );
}

/** Chooses the part of a picture that is shown, by pointer or keyboard, with what it will look like (PRO-04). */
export function CropDialog({ cropping, onOther, onClose }: CropDialogProps) {
  const t = useTranslations('profile');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const { kind, file } = cropping;
  const state = useCropping(cropping);
  const { picture, share, chosen, isLargeEnough } = state;
  const save = useSavePart(cropping, chosen, onClose);
  const problem = save.error === null ? (isLargeEnough ? null : t('crop.small')) : errorText(save.error);
  return (
    <Dialog
      title={t('crop.title', { image: t(`image.kind.${kind}`) })}
      note={file?.name}
      opened
      onClose={onClose}
      width={960}
      padded={false}
      footer={
        <>
          <PartState problem={problem} />
          <Button onClick={onOther}>{t('crop.other')}</Button>
          <ChangeButton
            area="profile"
            tone="primary"
            refusal={isLargeEnough ? null : t('crop.small')}
            running={save.isPending && tActions('saving')}
            onClick={() => save.mutate()}
          >
            {t('crop.take')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes['columns']}>
        <div className={classes['work']}>
          <CropArea
            key={picture.address}
            kind={kind}
            picture={picture}
            start={state.start}
            zoom={state.zoom}
            onZoom={state.setZoom}
            onChange={state.setShare}
          />
          <ZoomLine cropping={state} />
          <p className={classes['hint']}>{t('crop.hint')}</p>
        </div>
        <div className={classes['side']}>
          <Looks kind={kind} picture={picture} share={share} />
          <Facts kind={kind} part={chosen} file={file} />
        </div>
      </div>
    </Dialog>
  );
}
