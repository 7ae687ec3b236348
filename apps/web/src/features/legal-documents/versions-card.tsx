import type { LegalDocument } from '@offizin/contract/legal-documents/seller';
import { nextNumber } from '@offizin/domain/legal-documents/legal-documents';
import { IconCircleCheck, IconDots, IconEye, IconHistory, IconPencil, IconRestore } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardText, Row, Rows } from '../../ui/card.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';

interface VersionsProps {
  readonly document: LegalDocument;
  readonly onView: (number: number) => void;
  readonly onRestore: (number: number) => void;
}

interface MenuProps {
  readonly number: number;
  readonly hasDraft: boolean;
  readonly onView: (number: number) => void;
  readonly onRestore: (number: number) => void;
}

function VersionMenu({ number, hasDraft, onView, onRestore }: MenuProps) {
  const t = useTranslations('legalDocuments');
  const refusal = useRoleRefusal('profile');
  return (
    <MenuButton
      button={
        <IconButton label={t('actions', { number })}>
          <IconDots aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => onView(number)}>
            {t('view')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRestore size={16} aria-hidden />}
            disabled={hasDraft || refusal !== null}
            onClick={() => onRestore(number)}
          >
            {t('restore')}
          </Menu.Item>
          {hasDraft ? <Menu.Label>{t('hasDraft')}</Menu.Label> : null}
        </>
      )}
    </MenuButton>
  );
}

/** Every version of a document, the newest first, with what can be done with it. */
export function VersionsCard({ document, ...menu }: VersionsProps) {
  const t = useTranslations('legalDocuments');
  const { day, dateTime } = useFormats();
  const { versions, drafts } = document;
  const [draft] = drafts.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  return (
    <Card title={t('versions')}>
      {versions.length === 0 && draft === undefined ? <CardText>{t('noVersions')}</CardText> : null}
      <Rows>
        {draft === undefined ? null : (
          <Row
            icon={<IconPencil size={18} />}
            isMarked
            title={t('rowDraft', { number: nextNumber(versions) })}
            text={t('by', { who: draft.savedBy, when: dateTime(draft.savedAt) })}
          />
        )}
        {versions.map(({ number, publishedAt, publishedBy }, place) => {
          const next = versions[place - 1];
          const from = day(publishedAt);
          return (
            <Row
              key={number}
              icon={next === undefined ? <IconCircleCheck size={18} /> : <IconHistory size={18} />}
              isMarked={next === undefined}
              title={next === undefined ? t('rowPublic', { number }) : String(number)}
              text={
                next === undefined
                  ? t('since', { day: from, who: publishedBy })
                  : t('span', { from, to: day(next.publishedAt) })
              }
            >
              <VersionMenu number={number} hasDraft={draft !== undefined} {...menu} />
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
