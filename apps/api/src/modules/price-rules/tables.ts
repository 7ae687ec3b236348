import type { RuleChangeKind, RuleEventAct, RuleHold } from '@offizin/contract/price-rules/views';
import type { RuleReason, WaitReason } from '@offizin/domain/price-rules/decide-price';
import type { RuleState } from '@offizin/domain/price-rules/rule-states';
import type { RuleTerms, SharedLimits } from '@offizin/domain/price-rules/terms';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    price_rule: Row<
      Columns['price_rule'],
      {
        state: RuleState;
        terms: RuleTerms;
        draft: RuleTerms;
        hold: RuleHold;
      }
    >;
    price_rule_change: Row<Columns['price_rule_change'], { kind: RuleChangeKind; reason: RuleReason }>;
    price_rule_day: Columns['price_rule_day'];
    price_rule_event: Row<Columns['price_rule_event'], { act: RuleEventAct; detail: Record<string, unknown> }>;
    price_rule_offer: Row<Columns['price_rule_offer'], { reason: RuleReason; waits: WaitReason }>;
    price_rule_shop: Row<Columns['price_rule_shop'], { limits: SharedLimits }>;
  }
}
