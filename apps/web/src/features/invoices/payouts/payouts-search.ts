/** What the address of the tab is called by. */
export const payoutsTab = 'payouts';
