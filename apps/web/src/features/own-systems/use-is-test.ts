import { useSearch } from '@tanstack/react-router';

/** How the address says that the endpoints of the sandbox are looked at. */
export const ofTest = { of: 'test' } as const;

export const readIsTest = ({ of }: Readonly<Record<string, unknown>>): boolean => of === ofTest.of;

/** Whether the endpoints of the sandbox are looked at, in place of the shop's own. */
export function useIsTest(): boolean {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  return readIsTest(raw);
}
