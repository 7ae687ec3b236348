import { limits } from '@offizin/domain/limits';
import { locales } from '@offizin/domain/locale/locales';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { fieldsRead } from '@offizin/domain/uploads/upload-fields';
import { templateColumns, templateMarkets } from '@offizin/domain/uploads/template-columns';
import { displayNames } from '@offizin/i18n/intl-formats';
import { IconDownload, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useLocaleSwitch } from '../../../platform/locale.tsx';
import { useSignedIn } from '../../../platform/session.ts';
import { useSaveFile } from '../../../platform/use-save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.ts';
import classes from './start-view.module.css';

const codeHeader = (market: string, type: UploadType): string =>
  templateColumns(market, type).find(({ field }) => field === 'code')?.header ?? 'EAN';

function useTemplate(type: UploadType, market: string) {
  const saveFile = useSaveFile();
  const [running, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    await saveFile('GET /offer-uploads/template', { query: { type, market } });
    setRunning(false);
  };
  return { running, save };
}

function Rules({ type, market }: { type: UploadType; market: string }) {
  const t = useTranslations('uploads.rules');
  const tCodes = useTranslations('uploadsCodes');
  const { number } = useFormats();
  const fields = new Set(fieldsRead[type]);
  const rules = [
    { key: 'code', term: t('code', { code: codeHeader(market, type) }), text: t('codeText') },
    { key: 'price', term: tCodes('field.price'), text: t('priceText') },
    ...(fields.has('stock')
      ? [{ key: 'stock', term: tCodes('field.stock'), text: t('stockText', { max: number(limits.offerStockMax) }) }]
      : []),
    ...(fields.has('origin') ? [{ key: 'origin', term: tCodes('field.origin'), text: t('originText') }] : []),
    { key: 'purchasePrice', term: tCodes('field.purchasePrice'), text: t('purchasePriceText') },
    { key: 'headers', term: t('headers'), text: t('headersText') },
    { key: 'others', term: t('others'), text: t('othersText') },
  ];
  return (
    <dl className={classes['rules']} aria-label={t('label')}>
      {rules.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An empty workbook for a market and type, and what belongs in it (UPL-01). */
export function TemplateCard({ type }: { type: UploadType }) {
  const t = useTranslations('uploads.market');
  const { code } = useLocaleSwitch();
  const { seller } = useSignedIn();
  const home = seller.physicalAddress.countryCode;
  const [market, setMarket] = useState(home);
  const { running, save } = useTemplate(type, market);
  const names = displayNames(locales[code].tag, { type: 'region' });
  const markets = [home, ...templateMarkets.filter((each) => each !== home)];
  return (
    <div className={classes['card']}>
      <div className={classes['template']} data-tour="upload-template">
        <NativeSelect
          aria-label={t('label')}
          value={market}
          onChange={(event) => setMarket(event.currentTarget.value)}
          leftSection={<IconWorld size={16} aria-hidden />}
          data={markets.map((each) => ({
            value: each,
            label: t('option', { country: names.of(each) ?? each, column: codeHeader(each, type) }),
          }))}
        />
        <Button icon={<IconDownload aria-hidden />} running={running && t('download')} onClick={() => void save()}>
          {t('download')}
        </Button>
      </div>
      <Rules type={type} market={market} />
    </div>
  );
}
