import {
  type TokenArea,
  tokenAreaNames,
  tokenAreas,
  type TokenLevel,
  type TokenScope,
} from '@offizin/domain/own-systems/token-scopes';
import { useTranslations } from 'use-intl';

export interface AreaWords {
  readonly area: TokenArea;
  readonly name: string;
  /** Its levels in words, parted by commas. */
  readonly levels: string;
}

/** What a token may do, area by area, in words. */
export function useScopeWords(): (scopes: readonly TokenScope[]) => readonly AreaWords[] {
  const t = useTranslations('systems');
  return (scopes) =>
    tokenAreaNames.flatMap((area) => {
      const levels = (tokenAreas[area] as readonly TokenLevel[]).filter((level) =>
        scopes.some((scope) => scope === `${area}:${level}`),
      );
      if (levels.length === 0) return [];
      return [{ area, name: t(`area.${area}`), levels: levels.map((level) => t(`level.${level}`)).join(', ') }];
    });
}
