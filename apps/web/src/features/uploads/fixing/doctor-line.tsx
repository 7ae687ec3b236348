import type { Upload } from '@offizin/contract/uploads/upload';
import type { LookedUpSuggestion, UploadRow } from '@offizin/contract/uploads/rows';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { IconStethoscope } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import type { CellDraft } from './cell-editor.tsx';
import classes from './doctor-line.module.css';
import { cureOf, type Cure, isUsable } from './row-cures.ts';
import type { RowEditing } from './row-editing.ts';
import type { CellProblem } from './typed-cell.ts';
import { useAlike } from './use-alike.ts';

/** The suggested value with the characters marked that differ from what is there. */
function Meant({ written, value }: { written: string; value: string }) {
  const aligned = written.length === value.length;
  return (
    <>
      {[...value].map((character, index) =>
        aligned && written[index] !== character ? (
          // oxlint-disable-next-line react/no-array-index-key -- characters have nothing else to be known by
          <mark key={index}>{character}</mark>
        ) : (
          character
        ),
      )}
    </>
  );
}

function useProblemText() {
  const t = useTranslations('uploadsFixing');
  const tCodes = useTranslations('uploadsCodes');
  const { money } = useFormats();
  const { currency } = useSignedIn().seller;
  return (problem: CellProblem | null): string => {
    if (problem === null) return t('doctor.right');
    switch (problem.kind) {
      case 'empty':
        return t('doctor.empty');
      case 'unreadable':
        return tCodes(`unreadable.${problem.problem}`);
      case 'identifier': {
        const { expected } = problem.problem;
        const reason = tCodes(`identifier.${problem.problem.problem}`);
        return expected === null ? reason : `${reason}. ${tCodes('expectedDigit', { expected })}`;
      }
      default:
        return t(`doctor.${problem.kind}`, { limit: money({ amount: problem.limit, currency }) });
    }
  };
}

function suggestionArguments(text: string, { kind, value, at }: LookedUpSuggestion) {
  const written = text.replace('.', '');
  const meant = value.replace('.', '');
  const end = (at ?? 0) + (kind === 'transposition' ? 2 : 1);
  return at === null ? { written, meant } : { written: written.slice(at, end), meant: meant.slice(at, end) };
}

/** The product that has the suggested code, with what the seller already knows of it. */
function MeantProduct({ suggestion }: { suggestion: LookedUpSuggestion }) {
  const tCodes = useTranslations('uploadsCodes');
  const { product, offered, field } = suggestion;
  if (product === null) return field === 'code' || field === 'gtin' ? ` ${tCodes('noProduct')}` : null;
  const name = `${product.name} ${product.pack}`.trim();
  return ` – ${offered ? tCodes('offeredProduct', { name }) : name}`;
}

interface AlikeButtonProps {
  readonly upload: Upload;
  readonly finding: NonNullable<UploadRow['finding']>;
  readonly cure: Cure;
  readonly editing: RowEditing;
}

/** Corrects every row like this one in one go, each by its own suggestion. */
function AlikeButton({ upload, finding, cure, editing }: AlikeButtonProps) {
  const t = useTranslations('uploadsFixing.doctor');
  const alike = useAlike(upload, finding, cure);
  const apply = async () => {
    editing.correct(await alike.actOnAll());
    editing.close('stay');
  };
  const press = useEffectEvent(() => (alike.count === null || alike.count > 1 ? void apply() : undefined));
  useEffect(() => {
    const listen = (event: KeyboardEvent) =>
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? press() : undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (alike.count !== null && alike.count < 2) return null;
  return (
    <Button size="small" hint="Ctrl ↵" running={alike.isCounting && t('counting')} onClick={() => void apply()}>
      {alike.count === null ? t('alikeAll') : t('alike', { count: alike.count })}
    </Button>
  );
}

interface UseButtonProps {
  readonly suggestion: LookedUpSuggestion;
  /** Whether the Enter key takes it. */
  readonly isEnter: boolean;
  readonly use: () => void;
}

/** Takes a suggestion; of several products each button names its own. */
function UseButton({ suggestion: { value, product }, isEnter, use }: UseButtonProps) {
  const tCodes = useTranslations('uploadsCodes');
  return (
    <Button
      size="small"
      className={classes['use'] ?? ''}
      {...(isEnter && { hint: '↵', tone: 'primary' as const })}
      {...(product !== null && { title: `${product.name} ${product.pack}`.trim() })}
      onClick={use}
    >
      <span>
        {product === null
          ? tCodes('use', { value })
          : tCodes('useProduct', { value, name: `${product.name} ${product.pack}`.trim() })}
      </span>
    </Button>
  );
}

export interface DoctorLineProps {
  readonly id: string;
  readonly row: UploadRow;
  readonly draft: CellDraft;
  readonly editing: RowEditing;
}

/** What is wrong with what was written, and what was probably meant. */
function Explanation({ id, draft }: Pick<DoctorLineProps, 'id' | 'draft'>) {
  const t = useTranslations('uploadsFixing');
  const tCodes = useTranslations('uploadsCodes');
  const problemText = useProblemText();
  const { problem, suggestions } = draft.reading;
  const [first] = suggestions;
  return (
    <div id={id} className={classes['text']} role="status">
      <p>
        {problemText(problem).replace(/\.?$/, '.')}{' '}
        {first === undefined ? null : (
          <>
            {t('doctor.meant')}{' '}
            <b>
              <Meant written={draft.text.trim()} value={first.value} />
            </b>
            <MeantProduct suggestion={first} />
          </>
        )}
      </p>
      {first === undefined ? null : (
        <p className={classes['quiet']}>
          {tCodes(`suggestion.${first.kind}`, suggestionArguments(draft.text.trim(), first))}.{' '}
          {first.proven && (first.field === 'code' || first.field === 'gtin')
            ? tCodes(`confirmed.${first.field}`)
            : null}
        </p>
      )}
    </div>
  );
}

/** Beneath the cell that is being corrected: what is wrong, what was probably meant, and what to do with one key (UPL-13). */
export function DoctorLine({ id, row, draft, editing }: DoctorLineProps) {
  const t = useTranslations('uploads');
  const tFixing = useTranslations('uploadsFixing');
  const { money } = useFormats();
  const { currency } = useSignedIn().seller;
  const { problem, suggestions, value } = draft.reading;
  const found = cureOf(row);
  const isPrice = found?.cure.by === 'price' && editing.active?.field === 'price';
  const cure = found !== null && (isPrice || found.correction.field === editing.active?.field) ? found : null;
  const take = ({ field, value: meant }: LookedUpSuggestion) => {
    const own = unreadableFields.find((each) => each === field);
    if (own === undefined || own === editing.active?.field) {
      editing.close('next', meant);
      return;
    }
    editing.correct({ rows: [row], corrections: [{ rowNumber: row.rowNumber, field: own, value: meant }] });
    editing.close('next');
  };
  return (
    <div className={classes['doctor']} role="group" aria-label={tFixing('doctor.label')}>
      <span className={classes['icon']} aria-hidden>
        <IconStethoscope size={18} />
      </span>
      <Explanation id={id} draft={draft} />
      <div className={classes['actions']}>
        {cure !== null && row.finding !== null ? (
          <AlikeButton upload={editing.upload} finding={row.finding} cure={cure.cure} editing={editing} />
        ) : null}
        {draft.isChanged ? (
          <Button
            size="small"
            tone={problem === null ? 'primary' : 'default'}
            hint="↵"
            onClick={() => editing.close('next', value)}
          >
            {tFixing('doctor.accept')}
          </Button>
        ) : null}
        {suggestions.filter(isUsable).map((each) => (
          <UseButton
            key={`${each.field} ${each.value}`}
            suggestion={each}
            isEnter={draft.offered === each.value && !draft.isChanged}
            use={() => take(each)}
          />
        ))}
        {isPrice && cure !== null ? (
          <Button
            size="small"
            {...(!draft.isChanged && { hint: '↵', tone: 'primary' as const })}
            onClick={() => editing.close('next', cure.correction.value)}
          >
            {t('action.set', { price: money({ amount: Math.round(Number(cure.correction.value) * 100), currency }) })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
