import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { limits } from '@offizin/domain/limits';
import { shopImages, shopImageKinds, type ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { IconCrop, IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { fetchFile } from '../../../platform/fetch-file.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/form/section-form.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Question } from '../../../ui/question.tsx';
import type { Cropping } from './crop-dialog.tsx';
import { mediaAddress, useTakeProfile } from '../profile-queries.ts';
import classes from './images.module.css';
import type { SectionProps } from '../section-props.ts';

const CropDialog = lazyDialog(async () => (await import('./crop-dialog.tsx')).CropDialog);

const taken = ['image/png', 'image/jpeg'];

/** Reads a file, or the picture that is shown, so that a part of it can be chosen; what cannot be read is said. */
function useCrop(profile: ShopProfile) {
  const tErrors = useTranslations('errors.code');
  const errorText = useErrorText();
  const t = useTranslations('profile.image');
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const open = async (source: Blob, rest: Omit<Cropping, 'bitmap'>) => {
    try {
      setCropping({ ...rest, bitmap: await createImageBitmap(source, { imageOrientation: 'from-image' }) });
    } catch {
      showSnackbar('error', tErrors('image.unreadable'));
    }
  };
  return {
    cropping,
    close: () => setCropping(null),
    openFile: (kind: ShopImageKind, file: File) => {
      if (!taken.includes(file.type)) return showSnackbar('error', tErrors('request.unsupported_media_type'));
      if (file.size > limits.imageFile) return showSnackbar('error', t('tooLarge'));
      return void open(file, { kind, file, part: null });
    },
    openShown: async (kind: ShopImageKind) => {
      const image = profile.images[kind];
      if (image === null) return;
      const shown = await fetchFile(mediaAddress(image.fileId, 'source.webp')).catch((error: unknown) => {
        showSnackbar('error', errorText(error));
      });
      if (shown) await open(await shown.blob(), { kind, file: null, part: image.part });
    },
  };
}

function RemoveQuestion({ kind, onClose }: { kind: ShopImageKind; onClose: () => void }) {
  const t = useTranslations('profile.image');
  const errorText = useErrorText();
  const take = useTakeProfile();
  const remove = useMutation({
    mutationFn: () => call('DELETE /shop-profile/images/:kind', { params: { kind } }),
    onSuccess: (profile) => {
      take(profile);
      showSnackbar('success', t('removed', { image: t(`kind.${kind}`) }));
      onClose();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  return (
    <Question
      title={t('remove', { image: t(`kind.${kind}`) })}
      cancel={t('keep')}
      confirm={t('removeNow')}
      running={remove.isPending && t('removeNow')}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </Question>
  );
}

interface PictureProps {
  readonly kind: ShopImageKind;
  readonly profile: ShopProfile;
  readonly refusal: string | null;
  readonly onCrop: () => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function Picture({ kind, profile, refusal, onCrop, onChoose, onRemove }: PictureProps) {
  const t = useTranslations('profile.image');
  const image = profile.images[kind];
  const name = t(`kind.${kind}`);
  const { width, height, widths } = shopImages[kind];
  const isOff = refusal !== null;
  const common = { framed: true, disabled: isOff } as const;
  return (
    <div className={classes['picture']} data-kind={kind}>
      <div className={classes['frame']}>
        {image === null ? (
          <IconPhoto size={24} stroke={1.5} aria-hidden />
        ) : (
          <img src={mediaAddress(image.fileId, `${kind === 'BACKGROUND' ? widths[1] : widths[0]}.webp`)} alt={name} />
        )}
      </div>
      <div className={classes['beside']}>
        <b>{name}</b>
        <span>{t('least', { width, height })}</span>
        <div className={classes['buttons']}>
          {image === null ? null : (
            <IconButton {...common} label={t('crop', { image: name })} onClick={onCrop}>
              <IconCrop aria-hidden />
            </IconButton>
          )}
          <IconButton {...common} label={t(image === null ? 'add' : 'replace', { image: name })} onClick={onChoose}>
            <IconUpload aria-hidden />
          </IconButton>
          {image === null ? null : (
            <IconButton {...common} label={t('remove', { image: name })} onClick={onRemove}>
              <IconTrash aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  );
}

/** The shop's pictures: each is saved by itself as soon as its part is chosen. */
export function ImagesSection({ profile, ...card }: Omit<SectionProps, 'form'> & { readonly profile: ShopProfile }) {
  const t = useTranslations('profile.image');
  const refusal = useRoleRefusal('profile');
  const crop = useCrop(profile);
  const [removing, setRemoving] = useState<ShopImageKind | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const wanted = useRef<ShopImageKind>('LOGO');
  const choose = (kind: ShopImageKind) => {
    wanted.current = kind;
    chooser.current?.click();
  };
  return (
    <SectionCard {...card} note={t('note')}>
      <div className={classes['pictures']}>
        {shopImageKinds.map((kind) => (
          <Picture
            key={kind}
            kind={kind}
            profile={profile}
            refusal={refusal}
            onCrop={() => void crop.openShown(kind)}
            onChoose={() => choose(kind)}
            onRemove={() => setRemoving(kind)}
          />
        ))}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={taken.join(',')}
        hidden
        aria-label={t('note')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) crop.openFile(wanted.current, file);
        }}
      />
      {crop.cropping === null ? null : (
        <CropDialog
          key={crop.cropping.file?.name ?? ''}
          cropping={crop.cropping}
          onOther={() => choose(crop.cropping?.kind ?? 'LOGO')}
          onClose={crop.close}
        />
      )}
      {removing === null ? null : <RemoveQuestion kind={removing} onClose={() => setRemoving(null)} />}
    </SectionCard>
  );
}
