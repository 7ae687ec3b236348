import { screens } from '@offizin/domain/access/screens';

/** The part of the address behind the own systems’ that leads to the reference. */
export const referencePart = 'reference';

const base = `${screens.own_systems.path}/${referencePart}`;

/** The pages before the operations. */
export const startPages = ['authentication', 'repeat', 'errors'] as const;
export type StartPage = (typeof startPages)[number];

/** Where a page or an operation of the reference is; without one, its first page. */
export const referencePath = (page?: string): string => (page === undefined ? base : `${base}/${page}`);
