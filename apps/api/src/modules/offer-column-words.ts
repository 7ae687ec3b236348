/** The columns of what a shop offers, and of the rules that its prices follow: a part of `columnWords`. */
export const offerColumnWords = {
  offer: {
    kept: `seller_id product_no price stock origin active status finding sku
      own_stock_zero_since created_at created_run changed_at changed_run version brand`,
  },
  price_rule: {
    kept: `seller_id id brand rank name state terms draft version created_at saved_at state_at state_by paused_with_all
      switched_at first_before covered_before hold ignored_seller_no ignored_until`,
  },
  price_rule_change: {
    kept: `seller_id no at rule_id product_no kind reason old_price new_price place_before place_after place_of best floor
      cause_seller_no day_change payout_before payout_after run_no actor_name`,
  },
  price_rule_day: { kept: 'seller_id rule_id day covered first at_floor lowered raised payout' },
  price_rule_event: { kept: 'seller_id no rule_id at act actor_name detail' },
  price_rule_offer: {
    kept: `seller_id product_no brand rule_id start_price known_price day day_price day_changes changed_at waits waits_until
      judged_at reason target floor place place_of best best_seller_no`,
  },
  price_rule_shop: { kept: 'seller_id brand limits paused_at paused_by looked_at market_version' },
  offer_change: {
    kept: `seller_id product_no run_no at old_price new_price old_stock new_stock
      old_origin new_origin old_active new_active old_status old_finding old_own_stock_zero_since old_sku`,
  },
  offer_count: { kept: 'seller_id status offers brand' },
  offer_handover: { kept: 'seller_id id content activity handed_at state run_no brand' },
  offer_upload: {
    secret: 'sha256',
    kept: `seller_id id file_name type size state problem locale uploaded_by
      impersonated_by created_at corrections checked_corrections check_run apply_run revert_run applied_at
      check_milliseconds reading reverted source corrects corrected_summary corrected_rows brand`,
  },
  offer_upload_correction: {
    kept: `seller_id upload_id row_number field value identifier was
      recalled alike`,
  },
  offer_upload_file: { kept: 'seller_id upload_id content' },
} as const;
